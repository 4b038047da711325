import type { MessageKey } from '@mantel/contract'
import type { Notifications } from '../notifications.ts'
import type { Profile } from '../session/user.ts'
import type { UserSession } from '../session/user-session.ts'
import type { QueuedTask, TaskQueue } from '../task/tasks.ts'
import { saveEvents } from './save-events.ts'

/**
 * Confirms queued changes of the profile and the address book when they have been sent, perhaps by a later page. A refused change
 * is taken back: the server's profile is shown again.
 */
export function subscribeSaveResults(
  queue: Pick<TaskQueue, 'onDone'>,
  session: Pick<UserSession, 'showProfile' | 'reloadProfile'>,
  notifications: Notifications,
): () => void {
  const subscribe = (event: string, saved: MessageKey, failed: MessageKey | null) =>
    queue.onDone(event, async ({ resultCode, result }: QueuedTask) => {
      const isSaved = resultCode === 200
      if (isSaved && isProfile(result)) await session.showProfile(result)
      else await session.reloadProfile()
      if (isSaved) notifications.push({ type: 'success', message: { key: saved } })
      else if (failed) notifications.push({ type: 'error', message: { key: failed } })
    })
  const stops = [
    // The task layer shows the server's refusal of a profile.
    subscribe(saveEvents.profileSaved, 'account_updated', null),
    subscribe(saveEvents.addressSaved, 'address_saved', 'something_went_wrong'),
    subscribe(saveEvents.addressRemoved, 'address_deleted', 'something_went_wrong'),
    subscribe(saveEvents.newsletterSaved, 'newsletter_saved', 'something_went_wrong'),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const isProfile = (result: unknown): result is Profile => typeof (result as Partial<Profile> | null)?.id === 'number'
