import { createHmac } from 'node:crypto'
import type { Stores } from '@mantel/domain/store'
import { createGateway, type Gateway, walletWebhookId } from '@mantel/gateway'
import {
  createCardProvider,
  createPaypalProvider,
  type PaymentProvider,
  type ProviderFetch,
} from '@mantel/plugins/payment/server'
import type { FastifyInstance } from 'fastify'
import { injectProvider } from './inject-provider.ts'
import type { SandboxElsewhere } from './payment-settings.ts'

export type Sandbox = {
  card: PaymentProvider
  paypal: PaymentProvider
  /** Where browsers find its frames and pages. */
  origin: string
  /** Only where it runs in this process. */
  gateway?: Gateway
}

export type SandboxOptions = {
  /** Of the one in this process. */
  origin: string
  stores: Stores
  secretKey: string
  /** The shop that is reported to; it exists a little later than the sandbox. */
  shop(): Promise<FastifyInstance>
  elsewhere?: SandboxElsewhere | undefined
}

/** The sandbox in this process, on a host of its own, or the one that runs elsewhere. */
export function openSandbox({ origin, stores, secretKey, shop, elsewhere }: SandboxOptions): Sandbox {
  if (elsewhere) {
    const { url, secret } = elsewhere
    return { ...providersOf(url, secret, (address, init) => fetch(address, init)), origin: url }
  }
  const secret = createHmac('sha256', secretKey).update('sandbox gateway').digest('base64url')
  const gateway = createGateway({
    publicUrl: origin,
    shopOrigins: stores.websites.map(({ publicUrl }) => publicUrl),
    account: { vendorName: vendor, key: 'sandbox', password: secret },
    webhooks: {
      secret,
      post: async (provider, body, headers) => {
        const url = `/api/ext/payment/webhook/${provider}`
        return (await (await shop()).inject({ method: 'POST', url, headers, payload: body })).statusCode
      },
    },
  })
  return { ...providersOf(origin, secret, injectProvider(gateway.app)), origin, gateway }
}

const vendor = 'mantel'

/** The real adapters: the sandbox speaks as the real providers do. */
function providersOf(url: string, secret: string, fetch: ProviderFetch) {
  return {
    card: createCardProvider({
      apiUrl: `${url}/api/v1`,
      frameUrl: `${url}/card-form`,
      vendorName: vendor,
      integrationKey: 'sandbox',
      integrationPassword: secret,
      webhookSecret: secret,
      findsByKey: true,
      fetch,
    }),
    paypal: createPaypalProvider({
      apiUrl: url,
      clientId: 'sandbox',
      clientSecret: secret,
      webhookId: walletWebhookId,
      brandName: 'Mantel',
      fetch,
    }),
  }
}
