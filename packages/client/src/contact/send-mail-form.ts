import type { Caller } from '../caller.ts'
import { refusalText } from '../outcome.ts'

export type MailFormMessage = { from: string; to: string; subject: string; text: string }

/** A message whose reply was lost keeps its token, so that the next attempt cannot send it twice. */
export type MailFormAttempt = { token: string; text: string }

export type MailFormResult =
  | { ok: true }
  /** text: the server's message, in the shopper's language; null: it sent none or could not be reached. */
  | { ok: false; text: string | null; attempt: MailFormAttempt | null }

/** Requests a token and sends a visitor's message with it. The server writes the confirmation to the visitor. */
export async function sendMailForm(
  caller: Caller,
  { from, to, subject, text }: MailFormMessage,
  earlier: MailFormAttempt | null = null,
): Promise<MailFormResult> {
  const token = earlier?.text === text ? earlier.token : await requestToken(caller)
  if (token === null) return { ok: false, text: null, attempt: null }
  const body = { token, sourceAddress: from.trim(), targetAddress: to, subject, emailText: text }
  const outcome = await caller.call('mailSend', { body })
  if (outcome.ok) return { ok: true }
  if (outcome.reason === 'failed') return { ok: false, text: null, attempt: { token, text } }
  return { ok: false, text: refusalText(outcome) || null, attempt: null }
}

async function requestToken(caller: Caller): Promise<string | null> {
  const outcome = await caller.call('mailToken')
  return outcome.ok ? outcome.result : null
}
