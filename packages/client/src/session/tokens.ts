import type { Tabs } from '../cart/tabs.ts'
import { createObservable, type Observed } from '../observed.ts'
import type { Collection } from '../storage/collection.ts'

export type TokenPair = { token: string; refreshToken: string | null }

/** The tokens of the one customer who is signed in, as all tabs of the browser share them. */
export type Tokens = Observed<TokenPair | null> & {
  /** As stored now, by whichever tab. */
  reread(): Promise<TokenPair | null>
  /** Known here at once; resolves when it is stored. Only inside `alone`, so that no tab overwrites another. */
  write(pair: TokenPair | null): Promise<void>
  /** One tab at a time. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

/** What the pages and the worker of a website share a lock and a channel by. */
export const sessionTabs = (website: string): string => `session-${website}`

const tokenKeys = { token: 'current-token', refreshToken: 'current-refresh-token' } as const

/** A token that is gone is stored as null: a key that is missing says nothing about what another tab did. */
export function createTokens(collection: Collection<unknown> | null, tabs: Pick<Tabs, 'alone'>): Tokens {
  const known = createObservable<TokenPair | null>(null)

  function take(pair: TokenPair | null): TokenPair | null {
    const { token, refreshToken } = known.get() ?? {}
    if (pair?.token !== token || pair?.refreshToken !== refreshToken) known.set(pair)
    return known.get()
  }

  return {
    get: known.get,
    subscribe: known.subscribe,
    alone: (work) => tabs.alone('tokens', work),
    async reread() {
      if (!collection) return known.get()
      const [token, refreshToken] = await Promise.all(
        [tokenKeys.token, tokenKeys.refreshToken].map((key) => collection.get(key, { fresh: true, patient: true })),
      )
      return take(isText(token) ? { token, refreshToken: isText(refreshToken) ? refreshToken : null } : null)
    },
    async write(pair) {
      take(pair)
      await collection?.setMany([
        [tokenKeys.token, pair?.token ?? null],
        [tokenKeys.refreshToken, pair?.refreshToken ?? null],
      ])
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
