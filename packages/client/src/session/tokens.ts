import { createObservable, type Observed } from '../observed.ts'
import type { Collection } from '../storage/collection.ts'
import type { Tabs } from '../tabs.ts'

export type TokenPair = { token: string; refreshToken: string | null }

/** The tokens of the signed-in customer, shared by all tabs of the browser. */
export type Tokens = Observed<TokenPair | null> & {
  /** Reads the stored tokens, whichever tab wrote them. */
  reread(): Promise<TokenPair | null>
  /**
   * Takes effect in this tab immediately; resolves when stored. Call only inside `withLock`, so that no tab overwrites
   * another.
   */
  write(pair: TokenPair | null): Promise<void>
  /** Runs the work in one tab at a time. */
  withLock<T>(work: () => Promise<T>): Promise<T>
}

/** The name of the lock and the channel that the pages and the worker of a website share. */
export const sessionChannelName = (website: string): string => `session-${website}`

const tokenKeys = { token: 'current-token', refreshToken: 'current-refresh-token' } as const

/** A removed token is stored as null, because a missing key would not tell whether another tab has removed it. */
export function createTokens(collection: Collection<unknown> | null, tabs: Pick<Tabs, 'withLock'>): Tokens {
  const current = createObservable<TokenPair | null>(null)

  function update(pair: TokenPair | null): TokenPair | null {
    const { token, refreshToken } = current.get() ?? {}
    if (pair?.token !== token || pair?.refreshToken !== refreshToken) current.set(pair)
    return current.get()
  }

  return {
    get: current.get,
    subscribe: current.subscribe,
    withLock: (work) => tabs.withLock('tokens', work),
    async reread() {
      if (!collection) return current.get()
      const [token, refreshToken] = await Promise.all(
        [tokenKeys.token, tokenKeys.refreshToken].map((key) =>
          collection.get(key, { fresh: true, waitForSlowDisk: true }),
        ),
      )
      return update(isText(token) ? { token, refreshToken: isText(refreshToken) ? refreshToken : null } : null)
    },
    async write(pair) {
      update(pair)
      await collection?.setMany([
        [tokenKeys.token, pair?.token ?? null],
        [tokenKeys.refreshToken, pair?.refreshToken ?? null],
      ])
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
