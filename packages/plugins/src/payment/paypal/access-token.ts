import * as z from 'zod'
import { askProvider, type ProviderFetch } from '../ask-provider.ts'
import { ProviderAway } from '../provider.ts'

const reply = z.looseObject({ access_token: z.string(), expires_in: z.number() })
/** Milliseconds before its end in which a token is no longer used. */
const margin = 60_000

export type AccessTokens = {
  get(): Promise<string>
  /** The provider did not take it. */
  forget(): void
}

/** One token for all calls until it nearly ends; callers at the same time wait for the same one. */
export function createAccessTokens(options: {
  apiUrl: string
  clientId: string
  clientSecret: string
  fetch: ProviderFetch
  now(): number
}): AccessTokens {
  const { apiUrl, clientId, clientSecret, fetch, now } = options
  let kept: { token: Promise<string>; life: { until: number } } | undefined

  async function ask(life: { until: number }): Promise<string> {
    const asked = now()
    const body = await askProvider(fetch, {
      method: 'POST',
      url: `${apiUrl}/v1/oauth2/token`,
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const read = reply.safeParse(body)
    if (!read.success) throw new ProviderAway('the payment provider answered with no token')
    life.until = asked + read.data.expires_in * 1000 - margin
    return read.data.access_token
  }

  return {
    get() {
      if (kept && now() < kept.life.until) return kept.token
      const life = { until: Number.POSITIVE_INFINITY }
      const token = ask(life)
      const entry = { token, life }
      kept = entry
      token.catch(() => {
        if (kept === entry) kept = undefined
      })
      return token
    },
    forget() {
      kept = undefined
    },
  }
}
