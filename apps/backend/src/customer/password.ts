import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createSlots, type Slots } from './slots.ts'

/** argon2id, with the cost that OWASP names as the least: 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash takes a thread of the pool that files and pictures need too. */
const slots: Slots = createSlots({ atOnce: 2, waiting: 64 })

/** null: too many wait already. */
export const hashPassword = (password: string): Promise<string | null> => slots.run(() => hash(password, cost))

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one behind the hash. Without a hash the same work is done and the answer is no: nobody can
 * tell by the clock whether there is such a customer. null: too many wait already.
 */
export function verifyPassword(hashed: string | null, password: string): Promise<boolean | null> {
  return slots.run(async () => {
    decoy ??= hash('nobody has this password', cost)
    const isRight = await verify(hashed ?? (await decoy), password)
    return isRight && hashed !== null
  })
}

/** Made with another cost than today's: to be made anew when its owner next signs in. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
}
