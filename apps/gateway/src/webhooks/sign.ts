import { createHmac, randomUUID } from 'node:crypto'

/** The header is 't=<seconds>,v1=<hex>'. The HMAC covers '<seconds>.<body>', so that the merchant can reject replayed webhooks. */
export function signCardWebhook(body: string, secret: string, now: number): Record<string, string> {
  const seconds = Math.floor(now / 1000)
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { 'x-gateway-signature': `t=${seconds},v1=${v1}` }
}

type Transmission = { id: string; time: string; webhookId: string; body: string }

export function signPaypalWebhook(
  body: string,
  secret: string,
  webhookId: string,
  now: number,
): Record<string, string> {
  const id = randomUUID()
  const time = new Date(now).toISOString()
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://sandbox.invalid/cert',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': transmissionSignature({ id, time, webhookId, body }, secret),
  }
}

export function transmissionSignature({ id, time, webhookId, body }: Transmission, secret: string): string {
  return createHmac('sha256', secret).update([id, time, webhookId, body].join('|')).digest('base64')
}
