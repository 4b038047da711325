import { isEnvelope, messageText } from '@mantel/contract'
import type { Malformed } from './malformed.ts'

type Reply = { statusCode: number; headers: Record<string, unknown>; body: string }

const surprises = (['en', 'de', 'it'] as const).map((language) => messageText('server_error', language))

/** Insides that a reply must never show. */
const insides = /node_modules|\bat \S+ \(|\.ts:\d+|file:\/\/|\bselect\b.+\bfrom\b|syntax error at|ZodError|"stack"/i

/** What is wrong with the reply to a malformed request; null for nothing. */
export function replyFault({ mustRefuse }: Malformed, { statusCode, headers, body }: Reply): string | null {
  if (statusCode < 200 || statusCode > 599) return `status ${statusCode}`
  if (insides.test(body)) return `shows its insides: ${body.slice(0, 200)}`
  if (statusCode < 400) return mustRefuse ? `answered ${statusCode}: ${body.slice(0, 200)}` : null
  if (!String(headers['content-type']).includes('application/json')) return `refused without JSON: ${statusCode}`
  const envelope = parsed(body)
  if (!isEnvelope(envelope)) return `refused without an envelope: ${body.slice(0, 200)}`
  if (envelope.code !== statusCode) return `code ${envelope.code} with status ${statusCode}`
  if (surprises.includes(String(envelope.result))) return 'failed unexpectedly'
  return null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
