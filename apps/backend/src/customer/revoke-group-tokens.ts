import type { Db } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { raiseTokenVersion } from './group-revocation.repository.ts'

/**
 * Makes all group tokens of a customer invalid. Call it in the transaction in which the customer loses the prices of the group.
 * An event tells every process. Pass the result to GroupTokens.revoke, so that this process does not have to wait for the event.
 */
export async function revokeGroupTokens(tx: Db, customerId: number, at: Date): Promise<RevokedTokens> {
  const version = await raiseTokenVersion(tx, customerId, at)
  const revoked = { customerId, version, revokedAt: at.toISOString() }
  await emit(tx, { type: 'customer.group_revoked', ...revoked })
  return revoked
}

export type RevokedTokens = { customerId: number; version: number; revokedAt: string }
