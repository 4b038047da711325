import { type AgreedLine, shownQuantities } from './cart-lines.ts'
import { isLineMutation, type LineMutation, type Mutation } from './mutation.ts'
import type { ClientLine } from './plan-sync.ts'

/** The browser's lines: agreed lines, new local ones, and removed ones that the server may still have. */
export function clientLines(agreed: readonly AgreedLine[], queue: readonly Mutation[]): ClientLine[] {
  const quantities = shownQuantities(agreed, queue)
  const changes = Map.groupBy(queue.filter(isLineMutation), ({ key }: LineMutation) => key)
  const keys = new Set([...agreed.map(({ key }) => key), ...changes.keys()])
  const known = new Map(agreed.map((line) => [line.key, line]))
  return [...keys].map((key) => {
    const line = known.get(key)
    return {
      key,
      qty: quantities.get(key) ?? 0,
      itemId: line?.itemId ?? null,
      agreed: line?.qty ?? null,
      changes: changes.get(key) ?? [],
    }
  })
}
