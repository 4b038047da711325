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
export async function reloadCustomer({ engine, account }: CustomerContext): Promise<User | null> {
  const before = currentCustomer(account)
  if (before && engine.online.mayTry()) await withTimeout(reload(account), maxWaitMs, engine.clock)
  const user = currentCustomer(account)
  return user?.id === before?.id ? user : null
}

/** Sends the queued changes first: a profile that was read while a change was being sent may lack the change. */
async function reload({ session, tasks }: CustomerContext['account']): Promise<void> {
  await tasks.queue.process()
  await session.reloadProfile()
}
