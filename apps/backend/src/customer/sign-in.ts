import type { Ctx } from '../platform/context.ts'
import type { Caller, Limits } from '../platform/limits/index.ts'
import { checkPassword } from './check-password.ts'
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
  const { id } = checked.customer
  const tokens = await startSession(ctx, id)
  await recordEvent(ctx, id, 'login')
  return { ok: true as const, tokens }
}
