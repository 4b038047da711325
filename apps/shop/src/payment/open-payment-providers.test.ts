import Fastify from 'fastify'
import { expect, test } from 'vitest'
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

test('without settings the sandbox takes cards and accounts, on a host beside the shop’s', async () => {
  const payment = open({})
  await payment.ready()
  const [origin, ...others] = payment.origins
  expect([new URL(origin!).hostname, others]).toEqual(['pay.localhost', []])
  expect([typeof payment.otherHosts?.('pay.localhost:1'), payment.otherHosts?.('localhost:1')]).toEqual([
    'function',
    undefined,
  ])
  const session = await payment.providers.card?.merchantSession?.()
  expect(session?.frameUrl).toBe(`${origin}/card-form`)
  await payment.close()
})

test('real providers bring their own pages; nothing of the sandbox is left', async () => {
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

test.each([
  ['an account that is not whole', { ...opayo, OPAYO_KEY: '' }, 'OPAYO_KEY must be set when CARD_PROVIDER is opayo.'],
  [
    'no credentials',
    { PAYPAL_PROVIDER: 'paypal', PAYPAL_SECRET: 's' },
    'PAYPAL_CLIENT_ID must be set when PAYPAL_PROVIDER is paypal.',
  ],
  [
    'a gateway without its secret',
    { GATEWAY_URL: 'http://127.0.0.1:4000' },
    'GATEWAY_SECRET must be set when GATEWAY_URL is.',
  ],
])('%s is refused in words', (_what, environment, problem) => {
  expect(parseConfig(environment)).toEqual({ ok: false, problems: [problem] })
})
