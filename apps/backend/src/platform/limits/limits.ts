import { type ErrorCode, type Refusal, refuse } from '@mantel/contract'
import { type RateLimit, type RateLimitName, rateLimitNames, type StoreView } from '@mantel/domain/store'
import { Counter, type Registry } from 'prom-client'
import type { Db } from '../db/index.ts'
import type { Caller } from './caller.ts'
import { createLimit, type Limit } from './limit.ts'

export type LimitedCtx = { db: Db; view: Pick<StoreView, 'limits'>; caller: Caller }

export type LimitRefusal = Refusal<LimitCode>

type LimitCode = Extract<
  ErrorCode,
  'too_many_requests' | 'too_many_orders' | 'too_many_codes' | 'too_many_email_changes'
>

export type Counted = readonly [name: RateLimitName, key: string]

/** The store view's rate limits, counted in the database. */
export type Limits = {
  /**
   * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. null: it may be made.
   * A refusal asks to wait. ctx.db may be a transaction: if it fails, nothing is counted.
   */
  take(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<LimitRefusal | null>
  /** Counts one attempt against several limits, in this order. A refused attempt counts against the refusing limit only. */
  takeAll(ctx: LimitedCtx, counted: readonly Counted[]): Promise<LimitRefusal | null>
  /**
   * As take, and an attempt also has to wait after the one before: `waitAfter` returns the seconds that follow the attempt
   * with this number. 0: the next one may follow at once.
   */
  takeSpaced(
    ctx: LimitedCtx,
    name: RateLimitName,
    key: string,
    waitAfter: (attempt: number) => number,
  ): Promise<LimitRefusal | null>
  /** Counts an attempt that the limit does not refuse. */
  count(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<void>
  /** Whether the limit is reached, without counting an attempt. */
  isReached(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<boolean>
  /** Uncounts an attempt, such as a login that succeeded. */
  giveBack(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<void>
  /** Uncounts all attempts of the key and ends its wait. */
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
    const limit = counting.get(id) ?? createLimit(name, { max, windowMs: minutes * 60_000 })
    counting.set(id, limit)
    return limit
  }

  async function take(ctx: LimitedCtx, name: RateLimitName, key: string): Promise<LimitRefusal | null> {
    const { isOver, secondsLeft } = await rateOf(ctx, name).count(ctx.db, key)
    return isOver ? refuseUntil(name, secondsLeft) : null
  }

  function refuseUntil(name: RateLimitName, seconds: number): LimitRefusal {
    refusals.inc({ limit: name })
    return { ...refuse(codes[name] ?? 'too_many_requests'), retryAfter: seconds }
  }

  const rateOf = ({ view }: LimitedCtx, name: RateLimitName) => limitOf(name, view.limits.rates[name])

  /** One attempt within each wait. */
  function spacingOf(name: RateLimitName): Limit {
    const id = `${name} wait`
    const limit = counting.get(id) ?? createLimit(id, { max: 1, windowMs: 60_000 })
    counting.set(id, limit)
    return limit
  }

  const giveBack: Limits['giveBack'] = (ctx, name, key) => rateOf(ctx, name).giveBack(ctx.db, key)

  return {
    take,
    async takeAll(ctx, counted) {
      for (const [at, [name, key]] of counted.entries()) {
        const refusal = await take(ctx, name, key)
        if (!refusal) continue
        for (const [taken, takenKey] of counted.slice(0, at)) await giveBack(ctx, taken, takenKey)
        return refusal
      }
      return null
    },
    async takeSpaced(ctx, name, key, waitAfter) {
      const { attempts, isOver, secondsLeft } = await rateOf(ctx, name).count(ctx.db, key)
      if (isOver) return refuseUntil(name, secondsLeft)
      const wait = waitAfter(attempts)
      if (wait === 0) return null
      const spaced = await spacingOf(name).count(ctx.db, key, wait * 1000)
      if (!spaced.isOver) return null
      await giveBack(ctx, name, key)
      return refuseUntil(name, spaced.secondsLeft)
    },
    async count(ctx, name, key) {
      await rateOf(ctx, name).count(ctx.db, key)
    },
    async isReached(ctx, name, key) {
      const isReached = (await rateOf(ctx, name).read(ctx.db, key)) >= ctx.view.limits.rates[name].max
      if (isReached) refusals.inc({ limit: name })
      return isReached
    },
    giveBack,
    async reset(ctx, name, key) {
      await rateOf(ctx, name).reset(ctx.db, key)
      await spacingOf(name).reset(ctx.db, key)
    },
  }
}

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
