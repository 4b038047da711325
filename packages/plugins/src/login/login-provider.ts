import * as oauth from 'oauth4webapi'
import type { LoginEndpoints, LoginIdentity, LoginServerPart } from './server-part.ts'

/** The shop's account with a provider. */
export type LoginAccess = {
  clientId: string
  clientSecret: string
  /** Set for the sandbox, to be used instead of the vendor's endpoints. */
  endpoints?: LoginEndpoints
  fetch?: LoginFetch
}

/** The part of the fetch API that logins use. */
export type LoginFetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal; redirect: 'manual' },
) => Promise<Response>

/** The state and the PKCE verifier of one login; each login gets new ones. */
export type LoginSecrets = { state: string; verifier: string }

/** The data of the redirect from the provider back to the shop. */
export type LoginCallback = LoginSecrets & {
  redirectUri: string
  /** The query of the callback URL. */
  query: URLSearchParams
}

export type LoginProvider = {
  newSecrets(): LoginSecrets
  /** The URL of the provider's consent page. */
  authorizationUrl(request: LoginSecrets & { redirectUri: string }): Promise<string>
  /**
   * Exchanges the authorisation code for a token and reads the profile. Throws when the provider refuses or cannot be reached.
   */
  identify(callback: LoginCallback): Promise<LoginIdentity>
}

/** The providers that the shop has an account with, by code. */
export type LoginProviders = Partial<Record<string, LoginProvider>>

const timeoutMs = 10_000

/** The OAuth 2 authorisation code flow with PKCE (S256) and state. */
export function createLoginProvider(part: LoginServerPart, access: LoginAccess): LoginProvider {
  const endpoints = access.endpoints ?? part.endpoints
  const server: oauth.AuthorizationServer = {
    issuer: endpoints.issuer,
    authorization_endpoint: endpoints.authorization,
    token_endpoint: endpoints.token,
  }
  const client: oauth.Client = { client_id: access.clientId }
  const { fetch: send = fetch as LoginFetch } = access
  type Sent = Pick<oauth.CustomFetchOptions<string, unknown>, 'method' | 'headers' | 'body' | 'signal'>
  const options = {
    [oauth.customFetch]: (url: string, { method, headers, body, signal }: Sent) =>
      send(url, { method, headers, body: body == null ? undefined : String(body), signal, redirect: 'manual' }),
    // Only the sandbox has endpoints without TLS; it runs in the shop's own process.
    [oauth.allowInsecureRequests]: access.endpoints !== undefined,
    signal: () => AbortSignal.timeout(timeoutMs),
  }

  return {
    newSecrets: () => ({ state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() }),

    async authorizationUrl({ redirectUri, state, verifier }) {
      const url = new URL(endpoints.authorization)
      const parameters = {
        response_type: 'code',
        client_id: access.clientId,
        redirect_uri: redirectUri,
        scope: part.scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async identify({ redirectUri, query, state, verifier }) {
      const checked = oauth.validateAuthResponse(server, client, query, state)
      const authentication = oauth.ClientSecretPost(access.clientSecret)
      const tokenReply = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authentication,
        checked,
        redirectUri,
        verifier,
        options,
      )
      const { access_token: token } = await oauth.processAuthorizationCodeResponse(server, client, tokenReply)
      const headers = new Headers({ accept: 'application/json' })
      const reply = await oauth.protectedResourceRequest(
        token,
        'GET',
        new URL(endpoints.profile),
        headers,
        null,
        options,
      )
      if (!reply.ok) throw new Error(`the profile endpoint answered ${reply.status}`)
      const identity = part.readProfile((await reply.json()) as Record<string, unknown>)
      if (identity.subject === '') throw new Error('the profile has no id')
      return identity
    },
  }
}
