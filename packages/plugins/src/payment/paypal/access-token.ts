import * as z from 'zod'
import { callProvider, type ProviderFetch } from '../call-provider.ts'
import { ProviderUnavailable } from '../provider.ts'

const reply = z.looseObject({ access_token: z.string(), expires_in: z.number() })
/** Tokens are no longer used from this many milliseconds before they expire. */
const expiryMargin = 60_000

export type AccessTokens = {
  get(): Promise<string>
  /** Drops the current token after the provider rejected it. */
  forget(): void
}

/** Shares one token between all calls until shortly before it expires. Concurrent callers wait for the same request. */
export function createAccessTokens(options: {
  apiUrl: string
  clientId: string
  clientSecret: string
  fetch: ProviderFetch
  now(): number
}): AccessTokens {
  const { apiUrl, clientId, clientSecret, fetch, now } = options
  let current: { token: Promise<string>; lifetime: { until: number } } | undefined

  async function requestToken(lifetime: { until: number }): Promise<string> {
    const requestedAt = now()
    const body = await callProvider(fetch, {
      method: 'POST',
      url: `${apiUrl}/v1/oauth2/token`,
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const read = reply.safeParse(body)
    if (!read.success) throw new ProviderUnavailable('payment provider answered without a token')
    lifetime.until = requestedAt + read.data.expires_in * 1000 - expiryMargin
    return read.data.access_token
  }

  return {
    get() {
      if (current && now() < current.lifetime.until) return current.token
      const lifetime = { until: Number.POSITIVE_INFINITY }
      const token = requestToken(lifetime)
      const entry = { token, lifetime }
      current = entry
      token.catch(() => {
        if (current === entry) current = undefined
      })
      return token
    },
    forget() {
      current = undefined
    },
  }
}
