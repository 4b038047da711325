import { type ErrorCode, type Refusal, refuse } from '@mantel/contract'
import {
  needsBotChallenge,
  type RateLimit,
  type RateLimitName,
  rateLimitNames,
  type StoreView,
} from '@mantel/domain/store'
import { Counter, type Registry } from 'prom-client'
import type { Db } from '../db/index.ts'
import type { Caller } from './caller.ts'
import { type AttemptCount, countTogether, createLimit, type Limit, type LimitSize } from './limit.ts'

/** The bot challenge solution that a request may bring. */
export type ChallengePass = {
  /** Whether the request brought a correct solution, which may have been used before. */
  hasSolution: boolean
  /** Uses up the solution. False: the request brought none, or it is wrong or used. Undone if the transaction fails. */
  spend(db: Db): Promise<boolean>
}

export type LimitedCtx = {
  db: Db
  view: Pick<StoreView, 'limits'>
  caller: Caller
  /** undefined: no bot challenge can be required from this request, so only the limit's maximum applies. */
  challengePass?: ChallengePass | undefined
}

export type LimitRefusal = Refusal<LimitCode>

type LimitCode = Extract<
  ErrorCode,
  'too_many_requests' | 'too_many_orders' | 'too_many_codes' | 'too_many_email_changes' | 'bot_challenge_required'
>

export type RateLimitKey = readonly [name: RateLimitName, key: string]

/** The store view's rate limits, counted in the database. */
export type Limits = {
  /**
   * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. null: it may be made.
   * A refusal asks to wait, or to solve a bot challenge. ctx.db may be a transaction: if it fails, nothing is counted.
   */
  take(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<LimitRefusal | null>
  /**
   * Counts one attempt against several limits, in this order; one solved challenge is enough for all of them. A refused attempt counts
   * only against the limit that it exceeds. An attempt that is refused because it lacks a solution is not counted at all.
   */
  takeAll(ctx: LimitedCtx, counted: readonly RateLimitKey[]): Promise<LimitRefusal | null>
  /**
   * Like take, but without bot challenges and with a wait between attempts: `waitAfter` returns the seconds to wait
   * after the attempt with this number. 0: the next one may follow at once.
   */
  takeSpaced(
    ctx: LimitedCtx,
    name: RateLimitName,
    key: string,
    waitAfter: (attempt: number) => number,
  ): Promise<LimitRefusal | null>
  /** The wait that takeSpaced would refuse with, without counting an attempt. */
  findWait(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<LimitRefusal | null>
  /** Counts an attempt that the limit does not refuse. */
  count(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<void>
  /** Whether the limit is reached, without counting an attempt. */
  isReached(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<boolean>
  /** Takes back one counted attempt, such as a login that succeeded. */
  uncount(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<void>
  /** Sets the key's number of attempts to 0 and ends its wait. */
  reset(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<void>
}

export type LimitsOptions = {
  registry?: Registry | undefined
}

/** The error that a shopper sees when a limit is reached. */
const codes: Partial<Record<RateLimitName, LimitCode>> = {
  guestOrders: 'too_many_orders',
  guestOrdersOfEmail: 'too_many_orders',
  guestOrdersOfRange: 'too_many_orders',
  customerOrders: 'too_many_orders',
  emailChanges: 'too_many_email_changes',
  emailChangesOfTarget: 'too_many_email_changes',
  wrongCoupons: 'too_many_codes',
  wrongGiftCards: 'too_many_codes',
}

export function createLimits({ registry }: LimitsOptions = {}): Limits {
  const refusals = createRefusalCounter(registry)
  const counting = new Map<string, Limit>()

  function limitOf(name: RateLimitName, { max, minutes }: RateLimit): Limit {
    const id = `${name} ${max} ${minutes}`
    const limit = counting.get(id) ?? createLimit(name, sizeOf({ max, minutes }))
    counting.set(id, limit)
    return limit
  }

  function refuseUntil(name: RateLimitName, seconds: number): LimitRefusal {
    refusals.inc({ limit: name })
    return { ...refuse(codes[name] ?? 'too_many_requests'), retryAfter: seconds }
  }

  const rateOf = ({ view }: LimitedCtx, name: RateLimitName) => limitOf(name, view.limits.rates[name])

  /** A limit of one attempt within each wait between attempts. */
  function spacingOf(name: RateLimitName): Limit {
    const id = `${name} wait`
    const limit = counting.get(id) ?? createLimit(id, { max: 1, windowMs: 60_000 })
    counting.set(id, limit)
    return limit
  }

  const uncount: Limits['uncount'] = (ctx, name, key) => rateOf(ctx, name).uncount(ctx.db, key)

  /** Counts the attempt against one limit after the other, and stops at the first one that is exceeded. */
  async function countInTurn(ctx: LimitedCtx, counted: readonly RateLimitKey[]): Promise<AttemptCount[]> {
    if (counted.length > 1) {
      const sized = counted.map(([name, key]) => ({ name, key, ...sizeOf(ctx.view.limits.rates[name]) }))
      try {
        return await countTogether(ctx.db, sized)
      } catch (error) {
        // Outside a transaction, the error means that the database is unreachable: the attempt is then counted in
        // memory, below.
        if (ctx.db.isTransaction) throw error
      }
    }
    const counts: AttemptCount[] = []
    for (const [name, key] of counted) {
      const count = await rateOf(ctx, name).count(ctx.db, key)
      counts.push(count)
      if (count.isOver) break
    }
    return counts
  }

  async function takeAll(ctx: LimitedCtx, counted: readonly RateLimitKey[]): Promise<LimitRefusal | null> {
    const uncountAll = async (taken: readonly RateLimitKey[]) => {
      for (const [name, key] of taken) await uncount(ctx, name, key)
    }
    let suspicious: AttemptCount | null = null
    const counts = await countInTurn(ctx, counted)
    for (const [at, count] of counts.entries()) {
      const [name] = counted[at]!
      if (count.isOver) {
        // A client that sends no solution must not use up the limit of other clients at the same network address.
        const lacksSolution = ctx.challengePass?.hasSolution === false
        await uncountAll(counted.slice(0, lacksSolution ? at + 1 : at))
        return refuseUntil(name, count.secondsLeft)
      }
      if (needsBotChallenge(ctx.view.limits.rates[name], count.attempts)) suspicious ??= count
    }
    if (!suspicious || !ctx.challengePass || (await ctx.challengePass.spend(ctx.db))) return null
    await uncountAll(counted)
    return { ...refuse('bot_challenge_required'), retryAfter: suspicious.secondsLeft }
  }

  return {
    take: (ctx, name, key) => takeAll(ctx, [[name, key]]),
    takeAll,
    async takeSpaced(ctx, name, key, waitAfter) {
      const { attempts, isOver, secondsLeft } = await rateOf(ctx, name).count(ctx.db, key)
      if (isOver) return refuseUntil(name, secondsLeft)
      const wait = waitAfter(attempts)
      if (wait === 0) return null
      const waitLimit = await spacingOf(name).count(ctx.db, key, wait * 1000)
      if (!waitLimit.isOver) return null
      await uncount(ctx, name, key)
      return refuseUntil(name, waitLimit.secondsLeft)
    },
    async count(ctx, name, key) {
      await rateOf(ctx, name).count(ctx.db, key)
    },
    async isReached(ctx, name, key) {
      const { isOver } = await rateOf(ctx, name).read(ctx.db, key)
      if (isOver) refusals.inc({ limit: name })
      return isOver
    },
    async findWait({ db }, name, key) {
      const { isOver, secondsLeft } = await spacingOf(name).read(db, key)
      return isOver ? refuseUntil(name, secondsLeft) : null
    },
    uncount,
    async reset(ctx, name, key) {
      await rateOf(ctx, name).reset(ctx.db, key)
      await spacingOf(name).reset(ctx.db, key)
    },
  }
}

const sizeOf = ({ max, minutes }: Pick<RateLimit, 'max' | 'minutes'>): LimitSize => ({
  max,
  windowMs: minutes * 60_000,
})

function createRefusalCounter(registry: Registry | undefined) {
  const refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests above a limit, refused or slowed down',
    labelNames: ['limit'],
    registers: registry ? [registry] : [],
  })
  for (const limit of rateLimitNames) refusals.inc({ limit }, 0)
  return refusals
}
