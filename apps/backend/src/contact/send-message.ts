import { createHash } from 'node:crypto'
import { type Refusal, refuse } from '@mantel/contract'
import { contactAddress } from '@mantel/domain/contact'
import { emailKey } from '@mantel/domain/customer'
import { type Stores, websiteOf } from '@mantel/domain/store'
import { cleanText } from '@mantel/domain/text'
import type { QueueMail } from '../mail/index.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { LimitRefusal, Limits, RateLimitKey } from '../platform/limits/index.ts'
import { claimMessage } from './form-message.repository.ts'
import type { ContactMails } from './mails/index.ts'

export type ContactServices = { stores: Stores; limits: Limits; queueMail: QueueMail; mails: ContactMails }

export type FormMessage = {
  tokenId: string
  /** The visitor's e-mail address. */
  from: string
  subject: string
  text: string
  /** Rate limits for this message, in addition to those for every message. */
  limits: readonly RateLimitKey[]
}

/** Milliseconds within which the same message is a duplicate. */
export const duplicateWindow = 86_400_000

/** Thrown to undo the claim of a token. */
class DuplicateError extends Error {}

/**
 * Queues a visitor's message to the shop, and a confirmation to the visitor. The confirmation holds no text of the visitor: the address may
 * be a stranger's.
 */
export async function sendMessage(
  ctx: RequestCtx,
  { stores, limits, queueMail, mails }: ContactServices,
  { tokenId, from, subject, text, limits: ownLimits }: FormMessage,
): Promise<{ ok: true } | Refusal<'mail_not_authorized' | 'mail_duplicate'> | LimitRefusal> {
  const { view, caller } = ctx
  const visitor = emailKey(from)
  const digest = digestOf([view.code, visitor, subject, text])
  const refused = await limits.takeAll(ctx, [
    ...ownLimits,
    ['formMessages', caller.address],
    ['formMessagesOfRange', caller.range],
    ['formMessagesOfEmail', visitor],
  ])
  if (refused) return refused
  const website = websiteOf(stores, view)
  const now = ctx.now()
  const since = new Date(now.getTime() - duplicateWindow)
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const claim = await claimMessage(tx, { tokenId, digest, sentAt: now, since })
      if (claim === 'replayed') return { ok: true as const }
      if (claim === 'spent') return refuse('mail_not_authorized')
      if (claim === 'duplicate') throw new DuplicateError()
      await queueMail(tx, mails.message, {
        key: `form-${tokenId}`,
        storeCode: view.code,
        to: { name: website.name, address: contactAddress(view, website) },
        data: { subject, text: cleanText(text), replyTo: from },
      })
      await queueMail(tx, mails.confirmation, {
        key: `form-${tokenId}-confirmation`,
        storeCode: view.code,
        to: { name: '', address: from },
        data: { subject },
      })
      return { ok: true as const }
    })
  } catch (error) {
    if (error instanceof DuplicateError) return refuse('mail_duplicate')
    throw error
  }
}

const digestOf = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
