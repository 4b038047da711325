import type { AgreedLine } from './cart-lines.ts'
import type { AddMutation, ClearMutation, LineMutation } from './mutation.ts'
import type { SyncPolicy } from './policy.ts'
import type { SyncStep } from './steps.ts'

/** Plans how to synchronise one cart mutation. `line`: the server's line, or null. */
export function planMutation(one: LineMutation, line: AgreedLine | null, policy: SyncPolicy): SyncStep[] {
  const { key, id } = one
  if (one.kind === 'add') return planAdd(one, line, policy)
  if (one.kind === 'set') {
    if (!line) return [{ do: 'add', key, qty: one.qty, id }]
    return line.qty === one.qty ? [{ do: 'settle', id }] : [{ do: 'set', key, itemId: line.itemId, qty: one.qty, id }]
  }
  const isGone = !line || (one.itemId !== undefined && one.itemId !== line.itemId)
  return isGone ? [{ do: 'settle', id }] : [{ do: 'delete', key, itemId: line.itemId, id }]
}

/**
 * True if the server cart still needs clearing. An earlier attempt may still be under way and would clear lines that are added
 * after it. A server that applies each mutation id only once therefore gets the same mutation again. With other servers: if the
 * lines of the earlier attempt are gone, that attempt succeeded, and the current lines were added later.
 */
export function needsClearing(
  { sentFor }: ClearMutation,
  lines: readonly AgreedLine[],
  { serverKnowsMutations }: SyncPolicy,
): boolean {
  return !sentFor || serverKnowsMutations || lines.some(({ itemId }) => sentFor.includes(itemId))
}

function planAdd(one: AddMutation, line: AgreedLine | null, policy: SyncPolicy): SyncStep[] {
  const { key, id } = one
  const serverQuantity = line?.qty ?? 0
  const seemsDone = one.quantityBefore !== undefined && one.quantityBefore !== serverQuantity
  if (seemsDone && !policy.serverKnowsMutations) return [{ do: 'settle', id }]
  const max = one.merge ? policy.maxQuantityOf(key) : null
  if (max === null || serverQuantity + one.qty <= max) return [{ do: 'add', key, qty: one.qty, id }]
  // Adds up to the limit instead of setting it, so that units added by another device are not overwritten.
  const fits = max - serverQuantity
  return [{ do: 'cap', key, max }, fits > 0 ? { do: 'add', key, qty: fits, id } : { do: 'settle', id }]
}
