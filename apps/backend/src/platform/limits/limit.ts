import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Db, prepareStatement } from '../db/index.ts'
import { countAttempts } from './limit.repository.ts'

/** Limits attempts within a window that starts with the first one. All processes share it, and it survives restarts. */
export type Limit = {
  /** Counts an attempt and returns how many there were within the window. windowMs replaces the limit's window. */
  count(db: Db, key: string, windowMs?: number): Promise<AttemptCount>
  /** The attempts counted so far, without counting one. isOver: the next one would be above the limit. */
  read(db: Db, key: string): Promise<AttemptCount>
  /** Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. False: the limit is reached. */
  take(db: Db, key: string): Promise<boolean>
  /** Takes back one counted attempt, such as a login that succeeded. */
  uncount(db: Db, key: string): Promise<void>
  /** Sets the key's number of attempts to 0. */
  reset(db: Db, key: string): Promise<void>
}

/** attempts: the number of attempts, including the one that was just counted. */
export type AttemptCount = { attempts: number; isOver: boolean; secondsLeft: number }

export type LimitSize = { max: number; windowMs: number }

/** The name is the limit's key prefix in the database. While the database is unreachable, attempts are counted in memory. */
export function createLimit(name: string, { max, windowMs }: LimitSize): Limit {
  const size = { keyPrefix: name, points: max, duration: windowMs / 1000 }
  const insuranceLimiter = new RateLimiterMemory(size)
  const limiters = new WeakMap<Db, RateLimiterPostgres>()

  function limiterOn(db: Db): RateLimiterPostgres {
    const existing = limiters.get(db)
    if (existing) return existing
    const limiter = new RateLimiterPostgres({
      ...size,
      storeClient: { query: queryOf(db) },
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter,
    })
    limiters.set(db, limiter)
    return limiter
  }

  async function count(db: Db, key: string, ownWindowMs = windowMs): Promise<AttemptCount> {
    const options = { customDuration: ownWindowMs / 1000 }
    try {
      return toCount(await limiterOn(db).consume(digestOf(key), 1, options), false)
    } catch (error) {
      if (error instanceof RateLimiterRes) return toCount(error, true)
      throw error
    }
  }

  return {
    count,
    async read(db, key) {
      const found = await limiterOn(db).get(digestOf(key))
      return found ? toCount(found, found.consumedPoints >= max) : { attempts: 0, isOver: false, secondsLeft: 0 }
    },
    take: async (db, key) => !(await count(db, key)).isOver,
    async uncount(db, key) {
      await limiterOn(db).reward(digestOf(key))
    },
    async reset(db, key) {
      await limiterOn(db).delete(digestOf(key))
    },
  }
}

/** Counts an attempt against several limits in turn, in one statement, and stops at the first one that is exceeded. */
export async function countTogether(
  db: Db,
  limits: readonly (LimitSize & { name: string; key: string })[],
): Promise<AttemptCount[]> {
  const rows = await countAttempts(
    db,
    limits.map(({ key, ...limit }) => ({ ...limit, digest: digestOf(key) })),
  )
  return rows.map(({ points, expire, is_over }) => ({
    attempts: points,
    isOver: is_over,
    secondsLeft: secondsIn(expire - Date.now()),
  }))
}

const toCount = ({ consumedPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): AttemptCount => ({
  attempts: consumedPoints,
  isOver,
  secondsLeft: secondsIn(msBeforeNext),
})

const secondsIn = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** Network and e-mail addresses are stored hashed. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The query method of a pg client, for both database engines. */
function queryOf(db: Db) {
  return async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
    const rows = await prepareStatement<object>(text)(db, values)
    return { rows, rowCount: rows.length }
  }
}
