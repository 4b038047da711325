import type { Dispatcher, EventType } from '../platform/events/index.ts'
import { tagsOfEvent } from './event-tags.ts'
import type { Purge, PurgeRequest } from './purge.ts'

/**
 * Purges cached copies of changed documents here and on other servers. Subscribe after the search index, so that the index is
 * updated first. Every process forwards the purge: after the purge of one process, a caching server may load the page from
 * another process whose index is still old. Only the last purge makes sure that no old copy stays.
 */
export function subscribePurge(
  dispatcher: Pick<Dispatcher, 'everywhere' | 'onRebuild'>,
  { purge, forward }: { purge: Purge['purge']; forward(request: PurgeRequest): void },
  types: readonly EventType[],
): void {
  const purgeAndForward = async (request: PurgeRequest) => {
    await purge(request)
    forward(request)
  }
  for (const type of types)
    dispatcher.everywhere(type, (event) => purgeAndForward({ all: false, tags: tagsOfEvent(event) }))
  dispatcher.everywhere('purge.requested', ({ all, tags }) => purge({ all, tags }))
  dispatcher.onRebuild(() => purgeAndForward({ all: true, tags: [] }))
}
