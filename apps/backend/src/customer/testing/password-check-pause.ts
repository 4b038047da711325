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
      // Called for a right password only, to forget the caller's failures.
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
