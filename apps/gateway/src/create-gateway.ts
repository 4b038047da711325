import Fastify, { type FastifyInstance } from 'fastify'
import { hasMerchantCredentials } from './allow.ts'
import { serveCardApi, wireTransaction } from './card/card.routes.ts'
import { createTransactionStore } from './card/transactions.ts'
import { createVault } from './card/vault.ts'
import { noSchemaCompilers } from './no-schema-compilers.ts'
import type { GatewayOptions } from './options.ts'
import { servePages } from './page/page.routes.ts'
import { createPaypalOrders } from './paypal/orders.ts'
import { servePaypalApi, walletWebhookId } from './paypal/paypal.routes.ts'
import { wireEvent } from './paypal/wire-order.ts'
import { createDeliveries, type DeliveryMode } from './webhooks/deliveries.ts'
import { signCardWebhook, signPaypalWebhook } from './webhooks/sign.ts'

export type Gateway = {
  app: FastifyInstance
  /** The merchant's codes of all successful payments, without those that were voided or refunded in full. */
  charged(): string[]
  setDelivery(mode: Partial<DeliveryMode>): void
  /** Delivers the webhooks that were held back, and resolves to their number. */
  release(): Promise<number>
  close(): Promise<void>
}

/** Session lifetime of the real provider in milliseconds. */
const defaultSessionLifetime = 400_000

/** A sandbox provider for card and PayPal payments. All data is in memory. */
export function createGateway(options: GatewayOptions): Gateway {
  const { webhooks, account, now = Date.now } = options
  const deliveries = createDeliveries(webhooks, (provider, body) =>
    provider === 'card'
      ? signCardWebhook(body, webhooks?.secret ?? '', now())
      : signPaypalWebhook(body, webhooks?.secret ?? '', walletWebhookId, now()),
  )
  const vault = createVault({ now, life: options.sessionLifetime ?? defaultSessionLifetime })
  const ledger = createTransactionStore((transaction) => {
    const type = `transaction.${transaction.status.toLowerCase()}`
    const event = { id: deliveries.newId('EVT'), type, created: now(), data: wireTransaction(transaction) }
    deliveries.report({ provider: 'card', event })
  })
  const wallet = createPaypalOrders((type, order, refund) => {
    const event = wireEvent({ type, id: deliveries.newId('WH'), order, refund, now: now() })
    deliveries.report({ provider: 'paypal', event })
  })

  const app: FastifyInstance = Fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    schemaController: noSchemaCompilers,
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  servePages(app, { options, ledger, wallet })
  app.register(async (api) => serveCardApi(api, { options, vault, ledger }), { prefix: '/api/v1' })
  servePaypalApi(app, { options, wallet })
  serveControls(app)
  app.addHook('onClose', () => deliveries.close())

  /** For tests with a gateway in another process: controls webhook delivery and lists charges. */
  function serveControls(controls: FastifyInstance): void {
    controls.register(
      async (sandbox) => {
        sandbox.addHook('onRequest', async (request, reply) => {
          if (!hasMerchantCredentials(request, account)) return reply.code(401).send()
        })
        sandbox.post('/delivery', (request) => deliveries.setMode(request.body as Partial<DeliveryMode>))
        sandbox.post('/release', async () => ({ released: await deliveries.release() }))
        sandbox.get('/charged', () => charged())
      },
      { prefix: '/sandbox' },
    )
  }

  const charged = () => [
    ...ledger.charged().map(({ vendorTxCode }) => vendorTxCode),
    ...wallet.charged().map(({ customId }) => customId),
  ]
  return {
    app,
    charged,
    setDelivery: (mode) => void deliveries.setMode(mode),
    release: () => deliveries.release(),
    close: () => app.close(),
  }
}
