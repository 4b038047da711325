import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultWebsite, type Stores } from '@mantel/domain/store'
import {
  createCardProvider,
  createPaypalProvider,
  type PaymentProviders,
  type ProviderFetch,
} from '@mantel/plugins/payment/server'
import type { FastifyInstance } from 'fastify'
import { openSandbox } from './open-sandbox.ts'
import type { OpayoAccount, PaymentConfig, PaypalAccount } from './payment-settings.ts'

export type OpenedPayments = {
  providers: PaymentProviders
  /** What pages may hold in frames and send forms to, in the words of a content security policy. */
  origins: string[]
  /** Who answers for the sandbox's host. */
  otherHosts?: (host: string) => ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  ready(): Promise<void>
  close(): Promise<void>
}

const opayoUrls = {
  test: 'https://sandbox.opayo.eu.elavon.com/api/v1',
  live: 'https://live.opayo.eu.elavon.com/api/v1',
}
const paypalUrls = {
  test: { api: 'https://api-m.sandbox.paypal.com', pages: 'https://www.sandbox.paypal.com' },
  live: { api: 'https://api-m.paypal.com', pages: 'https://www.paypal.com' },
}

const throughSocket: ProviderFetch = (url, init) => fetch(url, init)

/** The providers that the settings name. */
export function openPaymentProviders(options: {
  config: PaymentConfig
  stores: Stores
  secretKey: string
  shop(): Promise<FastifyInstance>
}): OpenedPayments {
  const { card, paypal, gateway: elsewhere } = options.config
  const sandbox = card === 'sandbox' || paypal === 'sandbox' ? openSandbox({ ...options, elsewhere }) : undefined
  const { gateway } = sandbox ?? {}
  return {
    providers: {
      card: card === 'sandbox' ? sandbox?.card : opayo(card),
      paypal: paypal === 'sandbox' ? sandbox?.paypal : paypalOf(paypal, defaultWebsite(options.stores).name),
    },
    origins: [
      ...(sandbox ? [sandbox.origin] : []),
      // The page that asks the shopper is their bank's own, whichever that is.
      ...(card === 'sandbox' ? [] : [new URL(card.frameUrl).origin, 'https:']),
      ...(paypal === 'sandbox' ? [] : [paypalUrls[paypal.mode].pages]),
    ],
    ...(gateway && sandbox && { otherHosts: hostOf(sandbox.origin, gateway.app) }),
    ready: async () => void (await gateway?.app.ready()),
    close: async () => gateway?.close(),
  }
}

function hostOf(origin: string, app: FastifyInstance): NonNullable<OpenedPayments['otherHosts']> {
  const { hostname } = new URL(origin)
  return (host) => (host.replace(/:\d*$/, '').toLowerCase() === hostname ? app.routing : undefined)
}

function opayo({ mode, vendor, key, password, frameUrl }: OpayoAccount) {
  return createCardProvider({
    apiUrl: opayoUrls[mode],
    frameUrl,
    vendorName: vendor,
    integrationKey: key,
    integrationPassword: password,
    fetch: throughSocket,
  })
}

function paypalOf({ mode, clientId, secret, webhookId }: PaypalAccount, brandName: string) {
  return createPaypalProvider({
    apiUrl: paypalUrls[mode].api,
    clientId,
    clientSecret: secret,
    ...(webhookId && { webhookId }),
    brandName,
    fetch: throughSocket,
  })
}
