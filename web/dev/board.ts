// The board with a recorded table, to look at while developing: board.html?set=four&at=40&lang=fr&theme=light&event=7
// `at` is the number of messages that have been taken; with `event` the next one is on stage up to that event of its batch.
import { mount } from 'svelte'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import { settings } from '../src/lib/settings.svelte'
import DevTable from './DevTable.svelte'
import { fakeModel } from './fake.svelte'

const asked = new URLSearchParams(location.search)
settings.chosen.language = asked.get('lang') === 'fr' ? 'fr' : 'en'
settings.chosen.theme = asked.get('theme') === 'light' ? 'light' : 'dark'
settings.chosen.speed = Number(asked.get('speed') ?? 1)
if (asked.get('still')) settings.chosen.motion = 'reduced'
settings.apply()

const [recorded, games] = await Promise.all(
  [`./${asked.get('set') ?? 'four'}.json`, './games.json'].map((path) => fetch(path).then((answer) => answer.json())),
)
const model = fakeModel(recorded.messages, games.games[0], Number(asked.get('at') ?? 1), asked.get('event'), asked.get('play') !== null)
mount(DevTable, { target: document.getElementById('app') as HTMLElement, props: { model } })
Object.assign(window, { model })
