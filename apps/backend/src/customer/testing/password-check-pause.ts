import { createLimits, type Limits } from '../../platform/limits/index.ts'

/** Limits that run work once after the next right password was checked, before anything is written because of it. */
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
