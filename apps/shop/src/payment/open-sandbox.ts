import { createHmac } from 'node:crypto'
import type { Stores } from '@mantel/domain/store'
import { createGateway, type Gateway, walletWebhookId } from '@mantel/gateway'
import type { SandboxAccess } from '@mantel/plugins/payment/server'
import type { FastifyInstance } from 'fastify'
import { createInProcessFetch } from './in-process-fetch.ts'
import type { RemoteSandbox } from './payment-settings.ts'

export type Sandbox = {
  access: SandboxAccess
  /** Set only if the sandbox runs in this process. */
  gateway?: Gateway
}

export type SandboxOptions = {
  /** The origin of the in-process sandbox. */
  origin: string
  stores: Stores
  secretKey: string
  /** The shop that receives the webhooks. A promise, because it is created after the sandbox. */
  shop(): Promise<FastifyInstance>
  remote?: RemoteSandbox | undefined
}

const account = { vendor: 'mantel', key: 'sandbox', webhookId: walletWebhookId }

/** Opens the sandbox in this process on its own host, or connects to the configured remote one. */
export function openSandbox({ origin, stores, secretKey, shop, remote }: SandboxOptions): Sandbox {
  if (remote) return { access: { ...account, ...remote, fetch: (address, init) => fetch(address, init) } }
  const secret = createHmac('sha256', secretKey).update('sandbox gateway').digest('base64url')
  const gateway = createGateway({
    publicUrl: origin,
    shopOrigins: stores.websites.map(({ publicUrl }) => publicUrl),
    account: { vendorName: account.vendor, key: account.key, password: secret },
    webhooks: {
      secret,
      post: async (provider, body, headers) => {
        const url = `/api/ext/payment/webhook/${provider}`
        return (await (await shop()).inject({ method: 'POST', url, headers, payload: body })).statusCode
      },
    },
  })
  return { access: { ...account, url: origin, secret, fetch: createInProcessFetch(gateway.app) }, gateway }
}
