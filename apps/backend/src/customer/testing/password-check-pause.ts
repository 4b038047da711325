import { createLimits, type Limits } from '../../platform/limits/index.ts'

/**
 * Rate limits that run the given work once: after the next right password was checked, before the call writes anything because
 * of it.
 */
export function pauseAfterPasswordCheck(): { limits: Limits; during(work: () => Promise<unknown>): void } {
  const limits = createLimits()
  let next: (() => Promise<unknown>) | undefined
  return {
    limits: {
      ...limits,
      // The shop calls reset only after a correct password, to forget the caller's failed attempts.
      async reset(...counted) {
        await limits.reset(...counted)
        const work = next
        next = undefined
        await work?.()
      },
    },
    during(work) {
      next = work
    },
  }
}
