import type { ShopEvent } from './event-types.ts'

/** A limit, so that a single handler call does not take too long. */
const idsPerCall = 1000

export type EventGroup = { event: ShopEvent; rows: number[] }

/**
 * Merges events that differ only in their ids, so that an import of 4,000 prices causes a few reindexes. rows are the outbox
 * ids of a group's events. Groups are in the order of their first events.
 */
export function mergeEvents(events: readonly { row: number; event: ShopEvent }[]): EventGroup[] {
  const open = new Map<string, { ids: Set<number>; rows: number[]; rest: ShopEvent }>()
  const groups: { ids: Set<number>; rows: number[]; rest: ShopEvent }[] = []
  for (const { row, event } of events) {
    const ids = 'ids' in event ? event.ids : []
    const key = JSON.stringify({ ...event, ids: [] })
    const current = open.get(key)
    const group =
      current && current.ids.size + ids.length <= idsPerCall
        ? current
        : { ids: new Set<number>(), rows: [], rest: event }
    if (group !== current) {
      open.set(key, group)
      groups.push(group)
    }
    for (const id of ids) group.ids.add(id)
    group.rows.push(row)
  }
  return groups.map(({ ids, rows, rest }) => ({ rows, event: 'ids' in rest ? { ...rest, ids: [...ids] } : rest }))
}
