import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { openPaymentProviders } from './open-payment-providers.ts'

const stores = await loadTestStores()

function open(environment: Record<string, string>) {
  const read = parseConfig(environment)
  if (!read.ok) throw new Error(read.problems.join(' '))
  const shop = async () => Fastify()
  return openPaymentProviders({ config: read.config.payment, stores, secretKey: 'a key for tests only', shop })
}

const opayo = { CARD_PROVIDER: 'opayo', OPAYO_VENDOR: 'v', OPAYO_KEY: 'k', OPAYO_PASSWORD: 'p' }

it('uses the sandbox for cards and PayPal, on its own host, when nothing is configured', async () => {
  const payment = open({})
  await payment.waitUntilReady()
  const [origin, ...others] = payment.origins
  expect([new URL(origin!).hostname, others]).toEqual(['pay.localhost', []])
  expect([typeof payment.findHostHandler?.('pay.localhost:1'), payment.findHostHandler?.('localhost:1')]).toEqual([
    'function',
    undefined,
  ])
  const session = await payment.providers.card?.merchantSession?.()
  expect(session?.frameUrl).toBe(`${origin}/card-form`)
  await payment.close()
})

it('opens only real providers and their pages when all are configured', async () => {
  const payment = open({
    ...opayo,
    PAYPAL_PROVIDER: 'paypal',
    PAYPAL_CLIENT_ID: 'c',
    PAYPAL_SECRET: 's',
    PAYPAL_MODE: 'live',
  })
  expect(payment.origins.slice(1)).toEqual(['https:', 'https://www.paypal.com'])
  await payment.close()
})

it.each([
  ['an incomplete account', { ...opayo, OPAYO_KEY: '' }, 'OPAYO_KEY must be set when CARD_PROVIDER is opayo.'],
  [
    'a missing client ID',
    { PAYPAL_PROVIDER: 'paypal', PAYPAL_SECRET: 's' },
    'PAYPAL_CLIENT_ID must be set when PAYPAL_PROVIDER is paypal.',
  ],
  [
    'a gateway without its secret',
    { GATEWAY_URL: 'http://127.0.0.1:4000' },
    'GATEWAY_SECRET must be set when GATEWAY_URL is.',
  ],
])('rejects %s with an error message', (_case, environment, problem) => {
  expect(parseConfig(environment)).toEqual({ ok: false, problems: [problem] })
})
