import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../../gateway/src/main.ts', import.meta.url))
export const gatewaySecret = 'a secret of tests only'

/** Starts the sandbox gateway in its own process, like a real provider's server. */
export async function startGateway(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, GATEWAY_PORT: '0', GATEWAY_SECRET: gatewaySecret, GATEWAY_SILENCE: '50', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const url = String(line).replace('gateway: ', '')
  const merchant = `Basic ${btoa(`sandbox:${gatewaySecret}`)}`

  async function control(path: string, body?: object): Promise<unknown> {
    const reply = await fetch(`${url}/sandbox/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: merchant, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    return reply.json()
  }
  const form = async (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  return {
    url,
    control,
    form,
    /** Tokenises a card as the card form in its iframe does. */
    async identify(merchantSessionKey: string, cardNumber: string): Promise<string> {
      const reply = await fetch(`${url}/api/v1/card-identifiers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${merchantSessionKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          cardDetails: { cardholderName: 'Ada Byron', cardNumber, expiryDate: '1233', securityCode: '123' },
        }),
      })
      return ((await reply.json()) as { cardIdentifier: string }).cardIdentifier
    },
    /** Test card numbers listed on the gateway's form, by their result. */
    async testCards(origin: string): Promise<Record<'success' | 'decline' | 'challenge' | 'timeout', string>> {
      const page = await (await fetch(`${url}/card-form?origin=${encodeURIComponent(origin)}`)).text()
      const [success, , decline, challenge, timeout] = [...page.matchAll(/data-number="(\d+)"/g)].map(
        ([, n]) => n ?? '',
      )
      return { success: success!, decline: decline!, challenge: challenge!, timeout: timeout! }
    },
    async stop(): Promise<void> {
      child.kill()
      await once(child, 'exit')
    },
  }
}

export type GatewayProcess = Awaited<ReturnType<typeof startGateway>>
