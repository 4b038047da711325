import type { ShopEvent } from './event-types.ts'

/** More would keep a handler busy for too long in one go. */
const idsPerCall = 1000

export type EventGroup = { event: ShopEvent; rows: number[] }

/**
 * Events that differ only in their ids become one with all of them, so that an import of 4000 prices is a few reindexes.
 * rows are the outbox ids a group stands for. The order is that of each group's first event.
 */
export function mergeEvents(events: readonly { row: number; event: ShopEvent }[]): EventGroup[] {
  const open = new Map<string, { ids: Set<number>; rows: number[]; rest: ShopEvent }>()
  const groups: { ids: Set<number>; rows: number[]; rest: ShopEvent }[] = []
  for (const { row, event } of events) {
    const ids = 'ids' in event ? event.ids : []
    const key = JSON.stringify({ ...event, ids: [] })
    const known = open.get(key)
    const group =
      known && known.ids.size + ids.length <= idsPerCall ? known : { ids: new Set<number>(), rows: [], rest: event }
    if (group !== known) {
      open.set(key, group)
      groups.push(group)
    }
    for (const id of ids) group.ids.add(id)
    group.rows.push(row)
  }
  return groups.map(({ ids, rows, rest }) => ({ rows, event: 'ids' in rest ? { ...rest, ids: [...ids] } : rest }))
}
