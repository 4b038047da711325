import { ProviderRefusal, ProviderUnavailable } from './provider.ts'

/** The subset of fetch that providers use, so that a sandbox in the same process can be called without a network connection. */
export type ProviderFetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<{ status: number; text(): Promise<string> }>

export type ProviderCall = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: object | URLSearchParams
}

/** Milliseconds. Three such calls fit into the time limit of a shop request. */
const defaultTimeout = 7000
/** Longer time limit in milliseconds, for calls in which the provider waits for a bank. */
export const bankCallTimeoutMs = 15_000

/** Sends JSON or a form and parses the JSON reply. Throws ProviderRefusal for 4xx, ProviderUnavailable where the outcome is unknown. */
export async function callProvider(
  fetch: ProviderFetch,
  call: ProviderCall,
  timeout = defaultTimeout,
): Promise<unknown> {
  const { body } = call
  const isForm = body instanceof URLSearchParams
  let status: number
  let text: string
  try {
    const reply = await fetch(call.url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...call.headers,
      },
      body: body && (isForm ? body.toString() : JSON.stringify(body)),
      signal: AbortSignal.timeout(timeout),
    })
    status = reply.status
    text = await reply.text()
  } catch (cause) {
    throw new ProviderUnavailable('payment provider did not answer', { cause })
  }
  const reply = parse(text)
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) throw new ProviderRefusal(status, reply)
  if (status < 200 || status >= 300) throw new ProviderUnavailable(`payment provider answered with status ${status}`)
  return reply
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch (cause) {
    throw new ProviderUnavailable('payment provider answered with invalid JSON', { cause })
  }
}
