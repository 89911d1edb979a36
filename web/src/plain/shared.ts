// Around one screen: what all who sit here may see. Of several views, whatever is the same in all of them; where they differ, nobody's.
import { isPart } from './schema'

export function common(views: readonly unknown[]): unknown {
  const [one, ...others] = views
  if (others.every((other) => JSON.stringify(other) === JSON.stringify(one))) return one
  if (views.every(isPart)) {
    const names = Object.keys(one as object).filter((name) => views.every((view) => name in (view as object)))
    return Object.fromEntries(
      names.map((name) => [name, common(views.map((view) => (view as Record<string, unknown>)[name]))]),
    )
  }
  if (views.every(Array.isArray)) {
    const lists = views as unknown[][]
    if (lists.every((list) => list.length === lists[0]?.length))
      return lists[0]?.map((_, k) => common(lists.map((list) => list[k])))
  }
  const hidden = views.find((value) => value === null || value === 'hidden')
  return hidden ?? null
}
