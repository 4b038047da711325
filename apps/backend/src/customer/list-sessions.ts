import type { ResultOf } from '@mantel/contract'
import { describeDevice } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { wireTime } from '../platform/wire-time.ts'
import { listActiveSessions } from './active-sessions.repository.ts'
import type { CustomerSession } from './find-customer-by-token.ts'
import { listSecurityEvents } from './security-event.repository.ts'
import { lifetimes } from './start-session.ts'

/** The customer's sessions that are not ended, the last used first. */
export async function listSessions(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { customer, sessionId }: CustomerSession,
): Promise<ResultOf<'userSessions'>> {
  const sessions = await listActiveSessions(db, customer.id, now())
  return sessions.map(({ id, user_agent, started_at, renewed_until }) => ({
    id,
    device: describeDevice(user_agent),
    started_at: wireTime(started_at),
    last_used_at: wireTime(new Date(Math.max(started_at.getTime(), renewed_until.getTime() - lifetimes.refresh))),
    is_current: id === sessionId,
  }))
}

/** Maximum of listed security events. Older ones would not help the owner. */
const maxEvents = 100

export async function readSecurityEvents(
  { db }: Pick<Ctx, 'db'>,
  { customer }: CustomerSession,
): Promise<ResultOf<'userSecurityEvents'>> {
  const events = await listSecurityEvents(db, customer.id, maxEvents)
  return events.map(({ kind, happened_at, user_agent }) => ({
    kind,
    happened_at: wireTime(happened_at),
    device: describeDevice(user_agent),
  }))
}
