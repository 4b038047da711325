import { type AgreedLine, shownQuantities } from './cart-lines.ts'
import { isLineMutation, type LineMutation, type Mutation } from './mutation.ts'
import type { ClientLine } from './plan-sync.ts'

/** What the browser holds, line by line: agreed lines, those that were only done here, and removed ones that may still be there. */
export function clientLines(agreed: readonly AgreedLine[], queue: readonly Mutation[]): ClientLine[] {
  const shown = shownQuantities(agreed, queue)
  const changes = Map.groupBy(queue.filter(isLineMutation), ({ key }: LineMutation) => key)
  const keys = new Set([...agreed.map(({ key }) => key), ...changes.keys()])
  const known = new Map(agreed.map((line) => [line.key, line]))
  return [...keys].map((key) => {
    const line = known.get(key)
    return {
      key,
      qty: shown.get(key) ?? 0,
      itemId: line?.itemId ?? null,
      agreed: line?.qty ?? null,
      changes: changes.get(key) ?? [],
    }
  })
}
