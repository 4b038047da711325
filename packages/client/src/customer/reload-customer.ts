import type { Engine } from '../engine.ts'
import type { Account } from '../session/create-account.ts'
import type { User } from '../session/user.ts'
import { withTimeout } from '../with-timeout.ts'

export type CustomerContext = {
  engine: Pick<Engine, 'online' | 'clock'>
  account: Pick<Account, 'session' | 'tasks'>
}

/** Milliseconds. */
const maxWaitMs = 5000

/** The signed-in customer; null for a guest, and until the profile is loaded. */
export function currentCustomer({ session }: Pick<Account, 'session'>): User | null {
  const state = session.get()
  return state.kind === 'customer' ? state.user : null
}

/**
 * The signed-in customer with the server's profile, which another device may have changed. Without a connection, or without a reply in
 * time, with the profile that the page shows. null: the customer is not signed in any more.
 */
export async function reloadCustomer(context: CustomerContext): Promise<User | null> {
  const { account } = context
  const before = currentCustomer(account)
  await whileConnected(context, async () => {
    // A profile that is read while a change is being sent may lack the change.
    await account.tasks.queue.process()
    await account.session.reloadProfile()
  })
  const user = currentCustomer(account)
  return user?.id === before?.id ? user : null
}

/** Sends the queued changes. Without a connection, or without a reply in time, they wait. */
export const sendChanges = (context: CustomerContext): Promise<void> =>
  whileConnected(context, () => context.account.tasks.queue.process())

async function whileConnected(
  { engine: { online, clock } }: CustomerContext,
  work: () => Promise<void>,
): Promise<void> {
  if (online.mayTry()) await withTimeout(work(), maxWaitMs, clock)
}
