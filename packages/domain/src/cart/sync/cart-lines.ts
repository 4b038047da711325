import { isLineMutation, type LineMutation, type Mutation } from './mutation.ts'

/** A line both sides agree on: the server's line as last received. */
export type AgreedLine = { key: string; itemId: number; qty: number }

/** Quantities the shopper sees: agreed lines plus all pending mutations, without removed lines. */
export function shownQuantities(agreed: readonly AgreedLine[], queue: readonly Mutation[]): Map<string, number> {
  const shown = new Map(agreed.map(({ key, qty }) => [key, qty]))
  for (const one of queue) {
    if (one.kind === 'clear') shown.clear()
    else if (isLineMutation(one)) apply(shown, one)
  }
  return shown
}

function apply(shown: Map<string, number>, one: LineMutation): void {
  const qty = one.kind === 'remove' ? 0 : one.kind === 'set' ? one.qty : (shown.get(one.key) ?? 0) + one.qty
  if (qty > 0) shown.set(one.key, qty)
  else shown.delete(one.key)
}
