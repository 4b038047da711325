import type { History } from './history.ts'

/** The shortest history found that still goes wrong: operations are left out as long as it does. */
export async function shrinkHistory(
  failing: History,
  goesWrong: (history: History) => Promise<string | null>,
): Promise<{ history: History; fault: string }> {
  let { seed, operations } = failing
  let fault = (await goesWrong(failing)) ?? ''
  for (let size = Math.ceil(operations.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < operations.length; ) {
      const fewer = operations.toSpliced(at, size)
      const still = await goesWrong({ seed, operations: fewer })
      if (still === null) at += size
      else {
        operations = fewer
        fault = still
      }
    }
  }
  return { history: { seed, operations }, fault }
}
