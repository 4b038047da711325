import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller, LimitRefusal } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { findByEmail } from './customer.repository.ts'
import { insertPasswordReset } from './password-reset.repository.ts'
import { digestOf } from './token.ts'

/** Milliseconds. */
const linkLifetime = 3_600_000

/**
 * Placeholder recipient for an address without an account. The queue drops the mail of a reset without a customer before it uses
 * this recipient.
 */
const nobody = 'nobody@invalid'

/**
 * Minimum duration of a reply in milliseconds, several times what the work takes. A refusal by a limit is not delayed: it is the
 * same for every address.
 */
const minReplyMs = 30

/**
 * Mails the link that sets a new password. For an unknown address the reply is the same, after the same work and the same time:
 * the database takes a little longer for an existing customer, which many requests could reveal. An earlier link stays valid
 * until it expires: a stranger who requests many must not invalidate the one that the owner is about to use.
 */
export async function requestPasswordReset(
  ctx: Ctx & { caller: Caller },
  services: AccountServices,
  email: string,
): Promise<{ ok: true } | LimitRefusal> {
  const started = performance.now()
  const refusal = await services.limits.take(ctx, 'passwordResets', ctx.caller.address)
  if (refusal) return refusal
  await mailResetLink(ctx, services, email)
  await pause(Math.max(0, minReplyMs - (performance.now() - started)))
  return { ok: true }
}

async function mailResetLink(
  ctx: Ctx & { caller: Caller },
  { limits, queueMail, mails, linkTokens }: AccountServices,
  email: string,
): Promise<void> {
  const { db, view, now } = ctx
  const key = emailKey(email)
  const tooManyMails = await limits.take(
    { ...ctx, challengePass: undefined },
    'passwordResetMails',
    `${view.website} ${key}`,
  )
  if (tooManyMails) return
  const customer = await findByEmail(db, view.website, key)
  const id = randomUUID()
  await inTransaction(db, async (tx) => {
    await insertPasswordReset(tx, {
      id,
      customer_id: customer?.id ?? null,
      token_digest: digestOf(linkTokens.passwordReset(id)),
      expires_at: new Date(now().getTime() + linkLifetime),
    })
    await queueMail(tx, mails.passwordReset, {
      key: `password-reset-${id}`,
      storeCode: view.code,
      // The stored address, not the given one: two spellings with the same key may be different mailboxes.
      to: { name: customer ? `${customer.firstname} ${customer.lastname}` : '', address: customer?.email ?? nobody },
      data: { resetId: id },
    })
  })
}
