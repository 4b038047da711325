import type { History } from './history.ts'

/** Removes operations as long as the history still fails. Returns the shortest failing history found. */
export async function shrinkHistory(
  failing: History,
  findFault: (history: History) => Promise<string | null>,
): Promise<{ history: History; fault: string }> {
  let { seed, operations } = failing
  let fault = (await findFault(failing)) ?? ''
  for (let size = Math.ceil(operations.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < operations.length; ) {
      const fewer = operations.toSpliced(at, size)
      const remainingFault = await findFault({ seed, operations: fewer })
      if (remainingFault === null) at += size
      else {
        operations = fewer
        fault = remainingFault
      }
    }
  }
  return { history: { seed, operations }, fault }
}
