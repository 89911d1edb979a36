// The messages as the page uses them; the generated types are in messages.ts.
export type { Choice as Action, Event, Now, SeatInfo, TableInfo, Update } from './messages'
