import { emailKey } from '@mantel/domain/customer'
import type { Db } from '../platform/db/index.ts'
import { endSessionsOf, findCustomersWithPassword, removePasswords } from './closing.repository.ts'

/** The given e-mail addresses that have an account with a password on any website. */
export async function listOpenAccounts(db: Db, emails: readonly string[]): Promise<string[]> {
  return (await findCustomersWithPassword(db, emails.map(emailKey))).map(({ email }) => email)
}

/** Ends all sessions of the accounts and removes their passwords. Returns the number of accounts. */
export function closeAccounts(db: Db, emails: readonly string[], now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ids = (await findCustomersWithPassword(tx, emails.map(emailKey))).map(({ id }) => id)
    // Remove the passwords first: this locks the customers, so a concurrent login has either started its session already or is
    // refused.
    await removePasswords(tx, ids, now)
    await endSessionsOf(tx, ids, now)
    return ids.length
  })
}
