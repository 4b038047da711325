import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createWorkLimiter, type WorkLimiter } from './work-limiter.ts'

/** argon2id with the minimum cost that OWASP recommends: 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash occupies a thread of the pool that file access also needs. */
const slots: WorkLimiter = createWorkLimiter({ maxRunning: 2, maxWaiting: 64 })

/** null: too many hashes are waiting. */
export const hashPassword = (password: string): Promise<string | null> => slots.run(() => hash(password, cost))

let dummyHash: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash it does the same work and returns false, so that the response time
 * does not reveal whether the customer exists. null: too many hashes are waiting.
 */
export function verifyPassword(hashed: string | null, password: string): Promise<boolean | null> {
  return slots.run(async () => {
    dummyHash ??= hash('nobody has this password', cost)
    const isRight = await verify(hashed ?? (await dummyHash), password)
    return isRight && hashed !== null
  })
}

/** Whether the hash was created with another cost; it is then renewed at the next sign-in. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
}
