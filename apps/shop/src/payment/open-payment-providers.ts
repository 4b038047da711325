import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultWebsite, type Stores } from '@mantel/domain/store'
import {
  createCardProvider,
  createPaypalProvider,
  type PaymentProviders,
  type ProviderFetch,
} from '@mantel/plugins/payment/server'
import type { FastifyInstance } from 'fastify'
import { openCardFrame } from './open-card-frame.ts'
import { openSandbox } from './open-sandbox.ts'
import type { OpayoAccount, PaymentConfig, PaypalAccount } from './payment-settings.ts'

export type OpenedPayments = {
  providers: PaymentProviders
  /** What pages may hold in frames and send forms to, in the words of a content security policy. */
  origins: string[]
  /** Who answers for the sandbox's host. */
  otherHosts?: (host: string) => ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** No money moves. */
  isSandbox: boolean
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

/** The providers that the settings name. What shoppers see of them stands on a host beside the shop's. */
export function openPaymentProviders(options: {
  config: PaymentConfig
  stores: Stores
  secretKey: string
  shop(): Promise<FastifyInstance>
}): OpenedPayments {
  const { stores } = options
  const { card, paypal, gateway: elsewhere } = options.config
  const origin = payOrigin(stores)
  const sandbox =
    card === 'sandbox' || paypal === 'sandbox' ? openSandbox({ ...options, origin, elsewhere }) : undefined
  const shopOrigins = stores.websites.map(({ publicUrl }) => publicUrl)
  const frame = card === 'sandbox' ? undefined : openCardFrame({ apiUrl: opayoUrls[card.mode], shopOrigins })
  const hosted = [frame, sandbox?.gateway?.app].filter((app) => app !== undefined)
  return {
    providers: {
      card: card === 'sandbox' ? sandbox?.card : opayo(card, `${origin}/card-form`),
      paypal: paypal === 'sandbox' ? sandbox?.paypal : paypalOf(paypal, defaultWebsite(stores).name),
    },
    origins: [
      ...new Set([
        ...(sandbox ? [sandbox.origin] : []),
        // The page that asks the shopper is their bank's own, whichever that is.
        ...(card === 'sandbox' ? [] : [origin, 'https:']),
        ...(paypal === 'sandbox' ? [] : [paypalUrls[paypal.mode].pages]),
      ]),
    ],
    ...(hosted.length > 0 && { otherHosts: hostOf(origin, hosted) }),
    isSandbox: sandbox !== undefined,
    ready: async () => {
      for (const app of hosted) await app.ready()
    },
    close: async () => {
      for (const app of hosted) await app.close()
    },
  }
}

/** 'http://pay.localhost:3000' beside 'http://localhost:3000': an origin of its own. */
function payOrigin(stores: Stores): string {
  const { protocol, host } = new URL(defaultWebsite(stores).publicUrl)
  return `${protocol}//pay.${host}`
}

/** Real card fields stand before the sandbox's, which then is there for accounts alone. */
function hostOf(origin: string, apps: readonly FastifyInstance[]): NonNullable<OpenedPayments['otherHosts']> {
  const { hostname } = new URL(origin)
  return (host) => {
    if (host.replace(/:\d*$/, '').toLowerCase() !== hostname) return undefined
    return (request, response) => {
      const path = (request.url ?? '/').split('?', 1)[0] as string
      const app = apps.find((one) => one.hasRoute({ method: 'GET', url: path })) ?? apps.at(-1)
      app?.routing(request, response)
    }
  }
}

function opayo({ mode, vendor, key, password }: OpayoAccount, frameUrl: string) {
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
