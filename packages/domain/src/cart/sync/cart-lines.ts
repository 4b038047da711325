import { type AddMutation, isLineMutation, type LineMutation, type Mutation } from './mutation.ts'

/** A cart line that browser and server agree on, as the server last sent it. */
export type AgreedLine = { key: string; itemId: number; qty: number }

/** The quantities that the shopper sees: agreed lines plus all pending cart mutations, without removed lines. */
export function shownQuantities(agreed: readonly AgreedLine[], queue: readonly Mutation[]): Map<string, number> {
  const shown = new Map(agreed.map(({ key, qty }) => [key, qty]))
  for (const one of queue) {
    if (one.kind === 'clear') shown.clear()
    else if (isLineMutation(one)) apply(shown, one)
  }
  return shown
}

function apply(shown: Map<string, number>, one: LineMutation): void {
  const qty = quantityAfter(one, shown.get(one.key) ?? 0)
  if (qty > 0) shown.set(one.key, qty)
  else shown.delete(one.key)
}

function quantityAfter(one: LineMutation, before: number): number {
  if (one.kind === 'remove') return 0
  if (one.kind === 'set') return one.qty
  return isContained(one, before) ? before : before + one.qty
}

/** Guesses whether the server has applied an addition whose reply was lost. When it is sent again, the server decides by its id. */
function isContained({ quantityBefore, qty }: AddMutation, serverQuantity: number): boolean {
  return quantityBefore !== undefined && serverQuantity >= quantityBefore + qty
}
