import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import { endSessionOf } from './active-sessions.repository.ts'
import { lockById } from './customer.repository.ts'
import { deleteEmailChangeOfOthers, deleteEmailChangeOfSession, endOtherSessions } from './email-change.repository.ts'
import type { CustomerSession } from './find-customer-by-token.ts'
import { recordEvent } from './record-event.ts'

/**
 * Owners end sessions that they do not recognise. An e-mail change that such a session has asked for is withdrawn: its link
 * would give the account to whoever has the new address. A session's own logout keeps its change.
 */

/** Ends one session of the customer. false: the customer has no such active session. */
export function endSessionById({ db, now }: Ctx, customerId: number, sessionId: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockById(tx, customerId)
    if (!(await endSessionOf(tx, { customerId, sessionId, at: now() }))) return false
    await deleteEmailChangeOfSession(tx, sessionId)
    return true
  })
}

/** Ends all sessions of the customer, or all but the current one. */
export function signOutEverywhere(
  ctx: Ctx & { caller: Caller },
  { customer, sessionId }: CustomerSession,
  { keepCurrent }: { keepCurrent: boolean },
): Promise<void> {
  const customerId = customer.id
  const keptSessionId = keepCurrent ? sessionId : null
  return inTransaction(ctx.db, async (tx) => {
    await lockById(tx, customerId)
    await endOtherSessions(tx, { customerId, sessionId: keptSessionId, at: ctx.now(), by: 'logout' })
    await deleteEmailChangeOfOthers(tx, customerId, keptSessionId)
    await recordEvent({ ...ctx, db: tx }, customerId, 'sign_out_everywhere')
  })
}
