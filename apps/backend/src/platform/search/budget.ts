/** How long a search may work. One thread cannot be interrupted, so it asks between its steps. */
export type Budget = { spent(): boolean }

/** Thrown where half an answer would be a wrong one. */
export class BudgetSpent extends Error {}

export function createBudget(milliseconds: number, now: () => number = () => performance.now()): Budget {
  const end = now() + milliseconds
  let over = false
  return {
    spent() {
      over ||= now() >= end
      return over
    },
  }
}
