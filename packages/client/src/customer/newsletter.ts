import { newsletterConsentVersion } from '@mantel/domain/customer'
import type { Account } from '../session/create-account.ts'
import type { User } from '../session/user.ts'
import { saveEvents } from './save-events.ts'
import { newsletterTask } from './save-tasks.ts'

export const isSubscribed = ({ profile }: User): boolean => profile.extension_attributes?.is_subscribed === true

/** Queues the change: it is sent now or, offline, as soon as there is a connection again. */
export async function saveNewsletter(
  { session, tasks }: Pick<Account, 'session' | 'tasks'>,
  wanted: boolean,
): Promise<void> {
  const state = session.get()
  if (state.kind !== 'customer' || !state.user) return
  await tasks.queue.add(
    'userNewsletter',
    { body: { isSubscribed: wanted, consentVersion: newsletterConsentVersion } },
    { id: newsletterTask, callbackEvent: saveEvents.newsletterSaved },
  )
  await session.showProfile(state.user.profile)
}
