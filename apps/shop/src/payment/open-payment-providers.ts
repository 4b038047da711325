import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultWebsite, type Stores } from '@mantel/domain/store'
import { noSchemaCompilers } from '@mantel/gateway'
import { type PaymentPage, type PaymentProviders, paymentServers } from '@mantel/plugins/payment/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { openSandbox } from './open-sandbox.ts'
import type { PaymentConfig } from './payment-settings.ts'

export type PaymentSetup = {
  providers: PaymentProviders
  /** Content security policy sources that pages may embed in frames and submit forms to. */
  origins: string[]
  /** Finds the request handler for the payment pages' host; undefined for any other host. */
  findHostHandler?: (host: string) => ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  waitUntilReady(): Promise<void>
  close(): Promise<void>
}

type Pages = Record<string, (query: Record<string, string | undefined>) => PaymentPage | null>

/** Opens the provider of every payment method that has one. Payment pages are served on a separate host. */
export function openPaymentProviders(options: {
  config: PaymentConfig
  stores: Stores
  secretKey: string
  shop(): Promise<FastifyInstance>
}): PaymentSetup {
  const { stores, config } = options
  const payOrigin = payOriginOf(stores)
  const shopOrigins = stores.websites.map(({ publicUrl }) => publicUrl)
  const brandName = defaultWebsite(stores).name
  const sandboxMethods = paymentServers.filter(({ code }) => config.accounts[code] === 'sandbox')
  const sandbox =
    sandboxMethods.length > 0 ? openSandbox({ ...options, origin: payOrigin, remote: config.gateway }) : undefined
  const providers: PaymentProviders = {}
  const origins = new Set(sandbox ? [sandbox.access.url] : [])
  const pages: Pages = {}
  for (const { code, openSandbox: openInSandbox } of paymentServers) {
    const account = config.accounts[code]
    if (account === 'sandbox') {
      if (sandbox) providers[code] = openInSandbox(sandbox.access)
      continue
    }
    const opened = account?.({ payOrigin, shopOrigins, brandName, fetch: (url, init) => fetch(url, init) })
    if (!opened) continue
    providers[code] = opened.provider
    for (const origin of opened.origins) origins.add(origin)
    Object.assign(pages, opened.pages)
  }
  // Pages of real providers take precedence; the sandbox serves the remaining paths.
  const apps = [Object.keys(pages).length > 0 ? servePages(pages) : undefined, sandbox?.gateway?.app]
  const hosted = apps.filter((app) => app !== undefined)
  return {
    providers,
    origins: [...origins],
    findHostHandler: hosted.length > 0 ? createHostHandler(payOrigin, hosted) : undefined,
    waitUntilReady: async () => {
      for (const app of hosted) await app.ready()
    },
    close: async () => {
      for (const app of hosted) await app.close()
    },
  }
}

/** For 'http://localhost:3000' returns 'http://pay.localhost:3000', a separate origin. */
function payOriginOf(stores: Stores): string {
  const { protocol, host } = new URL(defaultWebsite(stores).publicUrl)
  return `${protocol}//pay.${host}`
}

function servePages(pages: Pages): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, schemaController: noSchemaCompilers })
  for (const [path, render] of Object.entries(pages)) {
    app.get<{ Querystring: Record<string, string | undefined> }>(path, ({ query }, reply) => {
      const page = render(query)
      return page ? reply.headers(page.headers).send(page.body) : reply.code(404).send()
    })
  }
  return app
}

function createHostHandler(
  origin: string,
  apps: readonly FastifyInstance[],
): NonNullable<PaymentSetup['findHostHandler']> {
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
