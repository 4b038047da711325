import { errorCodes, isEnvelope } from '@mantel/contract'
import type { MalformedRequest } from './malformed-requests.ts'

type Reply = { statusCode: number; headers: Record<string, unknown>; body: string }

const knownErrors = new Set<unknown>(errorCodes)

/** Internal details that a reply must never contain. */
const internals = /node_modules|\bat \S+ \(|\.ts:\d+|file:\/\/|\bselect\b.+\bfrom\b|syntax error at|ZodError|"stack"/i

/** Buyers open these links in a browser, so a refusal is a page in their language. */
const refusesWithPage = /^\/api\/ext\/download\//

/** Describes the fault of a reply to a malformed request; null if there is none. */
export function replyFault({ mustRefuse, url }: MalformedRequest, { statusCode, headers, body }: Reply): string | null {
  if (statusCode < 200 || statusCode > 599) return `status ${statusCode}`
  if (internals.test(body)) return `shows internal details: ${body.slice(0, 200)}`
  if (statusCode < 400) return mustRefuse ? `answered ${statusCode}: ${body.slice(0, 200)}` : null
  if (refusesWithPage.test(url) && statusCode < 500 && body.startsWith('<!doctype html>')) return null
  if (!String(headers['content-type']).includes('application/json')) return `refused without JSON: ${statusCode}`
  const envelope = parseJson(body)
  if (!isEnvelope(envelope)) return `refused without an envelope: ${body.slice(0, 200)}`
  if (envelope.code !== statusCode) return `code ${envelope.code} with status ${statusCode}`
  if (!knownErrors.has(envelope.error)) return `refused without a code of the catalogue: ${body.slice(0, 200)}`
  if (envelope.error === 'server_error') return 'failed unexpectedly'
  return null
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
