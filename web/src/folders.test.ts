// The order of the folders: each imports only from those before it, so that no two of them import each other, directly or by a detour.
// Imports of types count too. docs/page.md lists the folders in the same order.
import { expect, test } from 'vitest'
import page from '../../docs/page.md?raw'

const ORDER = [
  'styles',
  'lib',
  'dice',
  'ui',
  'games',
  'plain',
  'chance',
  'proof',
  'shell',
  'lobby',
  'pages',
  'table',
  'replay',
  'guide',
]
const FRAME = '' // App.svelte and main.ts: they put the screens together
const SOURCES: Record<string, string> = import.meta.glob(['./**/*.ts', './**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]*)\1/g

/** What a file imports, by whatever statement, seen from src. */
function imported(file: string, source: string): string[] {
  const resolved = (path: string): string => new URL(path, `file:///${file}`).pathname
  return Array.from(source.matchAll(IMPORT), ([, , path]) => resolved(path as string).replace(/^\/|\/$/g, ''))
}

const folderOf = (file: string): string =>
  (ORDER.includes(file) ? file : file.includes('/') ? file.split('/')[0] : FRAME) as string

/** Of "games/las-vegas/guide/words": "las-vegas". What lies in games itself, the contract and the list of games, is in none. */
const gameOf = (file: string): string => (file.split('/').length > 2 ? (file.split('/')[1] as string) : '')

/** What a file may not import but does. `games` are the folders of games; others in games/ are of families, which their games share. */
function wrong(file: string, source: string, games: readonly string[]): string[] {
  const place = (path: string): number => (folderOf(path) === FRAME ? ORDER.length : ORDER.indexOf(folderOf(path)))
  return imported(file, source).filter((path) => {
    if (folderOf(file) !== folderOf(path)) return place(path) > place(file)
    return folderOf(file) === 'games' && isForeign(file, path, games)
  })
}

/** A game knows itself, its family and the contract; a family knows no game; only the list of games knows all games. */
function isForeign(file: string, path: string, games: readonly string[]): boolean {
  const [here, there] = [gameOf(file), gameOf(path)]
  if (here === there || file === 'games/index.ts') return false
  return there === '' ? path !== 'games/contract' : games.includes(there) || !games.includes(here)
}

const FILES = Object.entries(SOURCES).map(([path, source]) => [path.replace('./', ''), source] as const)
const LISTED = imported('games/index.ts', SOURCES['./games/index.ts'] ?? '').map(gameOf)
const GAMES = [...new Set(LISTED)].filter((name) => name !== '')

test('a folder imports only from folders before it', () => {
  const found = FILES.flatMap(([file, source]) => wrong(file, source, GAMES).map((path) => `${file} imports ${path}`))
  expect(found).toEqual([])
})

test('every folder has its place', () => {
  expect(new Set(FILES.map(([file]) => folderOf(file)).filter((folder) => folder !== FRAME))).toEqual(
    new Set(ORDER.filter((folder) => folder !== 'styles')),
  )
  expect(FILES.length).toBeGreaterThan(200)
  expect(GAMES.length).toBeGreaterThan(1)
})

test('docs/page.md lists them in this order', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.flatMap((line) => Array.from((line.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, name]) => name))
  expect(told.slice(0, ORDER.length)).toEqual(ORDER)
})

test.each([
  ['lib/http.ts', "import { w } from '../ui/words'", ['ui/words']],
  ['table/Table.svelte', "import type { Film } from '../replay/film'", ['replay/film']],
  ['table/end/End.svelte', "{#await import('../../replay/Replay.svelte')}", ['replay/Replay.svelte']],
  ['replay/film.ts', "export { a } from '../table/stage.svelte'\nimport '../styles/base.css'", []],
  ['lobby/play.ts', "import App from '../App.svelte'", ['App.svelte']],
  ['lobby/play.ts', "import { PAGES } from '../games'\nimport { tick } from 'svelte'", []],
  ['App.svelte', "import Lobby from './lobby/Lobby.svelte'", []],
  ['games/one/view.ts', "import a from '../two/view'", ['games/two/view']],
  ['games/one/view.ts', "import a from '../contract'\nimport b from '../kin/look'\nimport c from './look'", []],
  ['games/one/view.ts', "import { PAGES } from '..'", ['games']],
  ['games/one/guide/moment.ts', "import a from '../view'\nimport b from '../../kin/look'", []],
  ['games/kin/look.ts', "import a from '../one/view'", ['games/one/view']],
  ['games/kin/look.ts', "import a from '../skin/look'", ['games/skin/look']],
  ['games/contract.ts', "import a from './one/view'", ['games/one/view']],
  ['games/index.ts', "const a = () => import('./one/parts')", []],
])('of what %s imports, the wrong is found: %s', (file, source, expected) => {
  expect(wrong(file, source, ['one', 'two'])).toEqual(expected)
})
