// How the seats of the table that is open look: the server says it, whoever shows the table hands it on to all that is drawn within.
import { getContext, setContext } from 'svelte'
import type { Mark } from '../lib/messages'
import { type Coloured, type Look, lookOf, type Owner } from './symbols'

type Marks = () => readonly Mark[] | undefined

const KEY = Symbol('marks')

export const giveMarks = (marks: Marks): void => void setContext(KEY, marks)

/** For a component, when it is made: how somebody looks at this table. Where there is no table, as in drawings, the colours come in their order. */
export function looks(): (who: Owner | Coloured) => Look {
  const marks = getContext<Marks | undefined>(KEY)
  return (who) => lookOf(who, marks?.())
}
