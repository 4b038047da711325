import type { Dispatcher, EventType } from '../platform/events/index.ts'
import { tagsOfEvent } from './event-tags.ts'
import type { Purge, PurgeRequest } from './purge.ts'

/**
 * Purges cached copies of changed documents here and on other servers. Must be subscribed after the index. Every
 * process forwards the purge: a server that reloads after the first one may still reach a process with an old index,
 * so only the purge of the last process is final.
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
