import type { Dispatcher, EventType } from '../platform/events/index.ts'
import { tagsOfEvent } from './event-tags.ts'
import type { Purge } from './purge.ts'

/** Drops what shows something that changed. To be subscribed after whatever brings the index up to date. */
export function purgeAfterChanges(
  dispatcher: Pick<Dispatcher, 'on'>,
  purge: Purge['purge'],
  types: readonly EventType[],
): void {
  for (const type of types) dispatcher.on(type, (event) => purge({ all: false, tags: tagsOfEvent(event) }))
}
