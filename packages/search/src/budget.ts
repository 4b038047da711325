/**
 * The time limit of a search. A single thread cannot be interrupted, so the search checks the budget between its
 * steps.
 */
export type Budget = { isExceeded(): boolean }

/** Thrown when the time limit is reached at a point where a partial result would be wrong. */
export class BudgetExceeded extends Error {}

export function createBudget(milliseconds: number, now: () => number = () => performance.now()): Budget {
  const end = now() + milliseconds
  let over = false
  return {
    isExceeded() {
      over ||= now() >= end
      return over
    },
  }
}
