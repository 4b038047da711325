import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultWebsite, type Stores } from '@mantel/domain/store'
import { createLoginSandbox } from '@mantel/gateway'
import {
  createLoginProvider,
  type LoginFetch,
  type LoginProviders,
  loginServerParts,
} from '@mantel/plugins/login/server'
import type { FastifyInstance } from 'fastify'
import { listPublicUrls } from '../public/is-local-url.ts'
import type { LoginConfig } from './login-settings.ts'

export type LoginSetup = {
  providers: LoginProviders
  /** The stores, with only those login providers that can be used. */
  stores: Stores
  /** Finds the request handler for the sandbox's host; undefined for any other host. */
  findHostHandler(host: string): ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  waitUntilReady(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens every login provider that the shop has an account with. The other providers are replaced by the sandbox, in which visitors choose
 * any identity, but only in a shop that no other machine can reach. A shop at a public address does not offer them.
 */
export function openLoginProviders({
  config,
  stores,
  secretKey,
}: {
  config: LoginConfig
  stores: Stores
  secretKey: string
}): LoginSetup {
  const isLocal = listPublicUrls(stores).length === 0
  const sandbox = isLocal ? openSandbox(stores, secretKey) : undefined
  const providers: LoginProviders = {}
  for (const [code, part] of loginServerParts) {
    const access = config[code] ?? sandbox?.accessTo(code)
    if (access) providers[code] = createLoginProvider(part, access)
  }
  return {
    providers,
    stores: withProviders(stores, providers),
    findHostHandler: (host) =>
      sandbox && host.replace(/:\d*$/, '').toLowerCase() === sandbox.hostname
        ? (request, response) => sandbox.app.routing(request, response)
        : undefined,
    waitUntilReady: async () => void (await sandbox?.app.ready()),
    close: async () => void (await sandbox?.app.close()),
  }
}

function withProviders({ websites, views }: Stores, providers: LoginProviders): Stores {
  return {
    websites,
    views: views.map((view) => {
      const usable = view.socialLogin.providers.filter((code) => providers[code])
      return { ...view, socialLogin: { ...view.socialLogin, providers: usable } }
    }),
  }
}

/** Opens the sandbox on a host of its own, for example http://login.localhost:3000. So it has its own origin, like a real provider. */
function openSandbox(stores: Stores, secretKey: string) {
  const { protocol, host } = new URL(defaultWebsite(stores).publicUrl)
  const origin = `${protocol}//login.${host}`
  const secret = createHmac('sha256', secretKey).update('login sandbox').digest('base64url')
  const client = { id: 'mantel', secret }
  const app = createLoginSandbox({ client, secret, shopOrigins: stores.websites.map(({ publicUrl }) => publicUrl) })
  return {
    app,
    hostname: new URL(origin).hostname,
    accessTo: (code: string) => ({
      clientId: client.id,
      clientSecret: client.secret,
      endpoints: {
        issuer: `${origin}/${code}`,
        authorization: `${origin}/${code}/authorize`,
        token: `${origin}/${code}/token`,
        profile: `${origin}/${code}/profile`,
      },
      fetch: fetchInProcess(app),
    }),
  }
}

function fetchInProcess(app: FastifyInstance): LoginFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const reply = await app.inject({ method: method as 'GET', url: pathname + search, headers, payload: body })
    const type = String(reply.headers['content-type'] ?? '')
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': type } })
  }
}
