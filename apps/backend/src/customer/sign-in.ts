import { refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller, Limits } from '../platform/limits/index.ts'
import { checkPassword } from './check-password.ts'
import { areCredentialsCurrent } from './recheck-credentials.ts'
import { recordEvent } from './record-event.ts'
import { startSession } from './start-session.ts'

/** Signs in by e-mail address and password. */
export async function signIn(
  ctx: Ctx & { caller: Caller },
  limits: Limits,
  credentials: { email: string; password: string },
) {
  const checked = await checkPassword(ctx, limits, credentials)
  if (!checked.ok) return checked
  const { customer } = checked
  return inTransaction(ctx.db, async (tx) => {
    if (!(await areCredentialsCurrent(tx, customer))) return refuse('login_incorrect')
    const tokens = await startSession({ ...ctx, db: tx }, customer.id)
    await recordEvent({ ...ctx, db: tx }, customer.id, 'login')
    return { ok: true as const, tokens }
  })
}
