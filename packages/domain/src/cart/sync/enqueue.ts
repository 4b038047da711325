import { isLineMutation, type LineMutation, type Mutation } from './mutation.ts'

/**
 * The queue with one more. What was not sent yet is folded together where that says the same: two clicks on 'add' are one
 * call. `serverHas`: the server has, as far as is known, the line in question.
 */
export function enqueue(queue: readonly Mutation[], next: Mutation, serverHas: (key: string) => boolean): Mutation[] {
  if (next.kind === 'clear') return [...queue.filter((one) => one.sent || !isLineMutation(one)), next]
  if (next.kind === 'coupon') return [...queue.filter((one) => one.sent || one.kind !== 'coupon'), next]
  if (next.kind === 'remove') return enqueueRemoval(queue, next, serverHas)
  const at = foldableAt(queue, next.key)
  const folded = at < 0 ? null : fold(queue[at] as LineMutation, next, serverHas(next.key))
  return folded ? queue.with(at, folded) : [...queue, next]
}

/** Of what was never sent nothing has to be taken back. */
function enqueueRemoval(
  queue: readonly Mutation[],
  next: LineMutation,
  serverHas: (key: string) => boolean,
): Mutation[] {
  const isOfLine = (one: Mutation) => isLineMutation(one) && one.key === next.key
  const left = queue.filter((one) => one.sent || !isOfLine(one))
  const mayBeThere = serverHas(next.key) || left.some(isOfLine)
  return mayBeThere ? [...left, next] : left
}

/** The line's last entry, if it was not sent and nothing after it empties the cart. */
function foldableAt(queue: readonly Mutation[], key: string): number {
  const at = queue.findLastIndex((one) => one.kind === 'clear' || (isLineMutation(one) && one.key === key))
  const last = queue[at]
  return last && isLineMutation(last) && !last.sent ? at : -1
}

/** null: both have to be sent. */
function fold(last: LineMutation, next: LineMutation, serverHas: boolean): LineMutation | null {
  if (next.kind === 'add') {
    if (last.kind === 'set') return { ...last, qty: last.qty + next.qty }
    return last.kind === 'add' && last.merge === next.merge ? { ...last, qty: last.qty + next.qty } : null
  }
  if (next.kind !== 'set') return null
  // A quantity can be set only of a line that is there; one that was just added has to arrive first.
  if (last.kind === 'add' && !serverHas) return null
  return { ...next, id: last.id }
}
