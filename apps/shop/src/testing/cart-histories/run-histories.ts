import { expect } from 'vitest'
import { createHistory, type History } from './history.ts'
import { shrinkHistory } from './shrink-history.ts'

/**
 * The seeds of the histories that `npm test` runs: few, but enough to detect every fault of
 * cart-histories-find-faults.test.ts. Two of these faults appear in one of a thousand histories; the second and third range contain them.
 */
export const testedSeeds = [...seedsFrom(1, 300), ...seedsFrom(701, 200), ...seedsFrom(3001, 100)]

export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}

/** Runs each history. Fails at the first fault and reports the shortest part of the history that still causes it. */
export async function runHistories(
  seeds: readonly number[],
  findFault: (one: History) => Promise<string | null>,
): Promise<void> {
  for (const seed of seeds) {
    if ((await findFault(createHistory(seed))) === null) continue
    const shortest = await shrinkHistory(createHistory(seed), findFault)
    const listing = shortest.history.operations.map((operation) => JSON.stringify(operation)).join('\n')
    expect.unreachable(`seed ${seed}:\n${shortest.fault}\nafter\n${listing}`)
  }
}
