import { type Db, prepareStatement } from '../db/index.ts'

/** Milliseconds; generous, because the clocks of processes on several machines may differ. */
const retentionAfterExpiry = 3_600_000

export async function removeExpiredLimits(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('expire', '<', Date.now() - retentionAfterExpiry)
    .execute()
}

/** An attempt to count against one limit. name: the prefix of the limit's keys in the table. */
export type CountedAttempt = { name: string; digest: string; max: number; windowMs: number }

/**
 * Counts an attempt against several limits in one statement, until one of them is exceeded. Returns a row for each limit that was
 * counted. It writes the same rows as rate-limiter-flexible, which needs one statement for each limit. An order locks these rows
 * until its commit, and other orders from the same network address have to wait: with one statement they wait for less time.
 */
export async function countAttempts(db: Db, attempts: readonly CountedAttempt[]): Promise<CountedRow[]> {
  const now = Date.now()
  const values = attempts.flatMap(({ name, digest, max, windowMs }) => [`${name}:${digest}`, now + windowMs, max])
  return countStatement(attempts.length)(db, [now, ...values])
}

export type CountedRow = { points: number; expire: number; is_over: boolean }

const statements = new Map<number, ReturnType<typeof prepareStatement<CountedRow>>>()

function countStatement(limits: number) {
  const statement = statements.get(limits) ?? prepareStatement<CountedRow>(countText(limits))
  statements.set(limits, statement)
  return statement
}

function countText(limits: number): string {
  const steps = Array.from({ length: limits }, (_, at) => {
    const [key, expire, max] = [2, 3, 4].map((position) => `$${at * 3 + position}`)
    return `counted_${at} as (
      insert into rate_limit as held (key, points, expire)
      select ${key}::text, 1, ${expire}::bigint ${at === 0 ? '' : `from counted_${at - 1} where not is_over`}
      on conflict (key) do update set
        points = case when held.expire <= $1::bigint then 1 else held.points + 1 end,
        expire = case when held.expire <= $1::bigint then excluded.expire else held.expire end
      returning points, expire::float8 as expire, points > ${max}::float8 as is_over, ${at} as at
    )`
  })
  const rows = steps.map((_, at) => `select * from counted_${at}`)
  return `with ${steps.join(', ')} ${rows.join(' union all ')} order by at`
}
