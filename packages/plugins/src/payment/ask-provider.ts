import { ProviderAway, ProviderRefusal } from './provider.ts'

/** As much of fetch as is needed, so that a provider in the same process can be asked without a socket. */
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

/** Milliseconds. Three such calls fit into what a request of the shop may take. */
const patience = 7000
/** For calls that wait for a bank. */
export const longPatience = 15_000

/** JSON both ways. Throws ProviderRefusal for 4xx, ProviderAway for everything that leaves the outcome open. */
export async function askProvider(fetch: ProviderFetch, call: ProviderCall, timeout = patience): Promise<unknown> {
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
      ...(body && { body: isForm ? body.toString() : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    status = reply.status
    text = await reply.text()
  } catch (cause) {
    throw new ProviderAway('the payment provider did not answer', { cause })
  }
  const reply = parse(text)
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) throw new ProviderRefusal(status, reply)
  if (status < 200 || status >= 300) throw new ProviderAway(`the payment provider answered ${status}`)
  return reply
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch (cause) {
    throw new ProviderAway('the payment provider answered what cannot be read', { cause })
  }
}
