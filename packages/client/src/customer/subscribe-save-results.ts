import { errorTextOf, type MessageKey } from '@mantel/contract'
import type { Notifications } from '../notifications.ts'
import type { Profile } from '../session/user.ts'
import type { UserSession } from '../session/user-session.ts'
import type { QueuedTask, TaskQueue } from '../task/tasks.ts'
import { saveEvents } from './save-events.ts'

/**
 * Confirms queued changes of the profile and the address book when they have been sent, perhaps by a later page. A refused change
 * is taken back with a notification: the server's profile is shown again.
 */
export function subscribeSaveResults(
  queue: Pick<TaskQueue, 'onDone'>,
  session: Pick<UserSession, 'showProfile' | 'reloadProfile'>,
  notifications: Notifications,
): () => void {
  const subscribe = (event: string, saved: MessageKey) =>
    queue.onDone(event, async ({ resultCode, result, silent }: QueuedTask) => {
      const isSaved = resultCode === 200
      if (isSaved && isProfile(result)) await session.showProfile(result)
      else await session.reloadProfile()
      if (isSaved) notifications.push({ type: 'success', message: { key: saved } })
      // The task layer shows the text of a refusal, unless the task is silent.
      else if (silent || errorTextOf(result) === null)
        notifications.push({ type: 'error', message: { key: 'something_went_wrong' } })
    })
  const stops = [
    subscribe(saveEvents.profileSaved, 'account_updated'),
    subscribe(saveEvents.addressSaved, 'address_saved'),
    subscribe(saveEvents.addressRemoved, 'address_deleted'),
    subscribe(saveEvents.newsletterSaved, 'newsletter_saved'),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const isProfile = (result: unknown): result is Profile => typeof (result as Partial<Profile> | null)?.id === 'number'
