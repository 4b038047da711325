import { type AddMutation, isLineMutation, type LineMutation, type Mutation, type RemoveMutation } from './mutation.ts'

/**
 * Appends a cart mutation (see mutation.ts) to the queue. Unsent mutations are merged where the result is equal: two clicks on
 * 'add' become one call. `serverHas`: the server is known to have the line.
 */
export function enqueue(queue: readonly Mutation[], next: Mutation, serverHas: (key: string) => boolean): Mutation[] {
  if (next.kind === 'clear') return [...queue.filter((one) => one.sent || !isLineMutation(one)), next]
  if (next.kind === 'coupon') return [...queue.filter((one) => one.sent || one.kind !== 'coupon'), next]
  if (next.kind === 'remove') return enqueueRemoval(queue, next, serverHas)
  const at = mergeableIndex(queue, next.key)
  const folded = at < 0 ? null : fold(queue[at] as LineMutation, next, serverHas(next.key))
  return folded ? queue.with(at, folded) : [...queue, next]
}

/**
 * Appends the addition of a line and the removal of the line that it replaces. Neither is merged with earlier mutations: if
 * the addition is refused, the replaced line stays as it was, even if it was never sent.
 */
export function enqueueReplacement(
  queue: readonly Mutation[],
  added: AddMutation,
  removed: Omit<RemoveMutation, 'after'>,
): Mutation[] {
  return [...queue, added, { ...removed, after: added.id }]
}

/**
 * Drops a cart mutation that the server has refused. The line that it was to replace stays in the cart. If a later mutation
 * replaces the refused line, that mutation replaces the original line instead.
 */
export function dropRefusedMutation(
  queue: readonly Mutation[],
  refused: Mutation,
  serverHas: (key: string) => boolean,
): Mutation[] {
  const left = queue.filter(({ id }) => id !== refused.id)
  const removal = left.find((one) => one.kind === 'remove' && one.after === refused.id)
  if (removal?.kind !== 'remove' || refused.kind !== 'add') return left
  const others = left.filter((one) => one !== removal)
  const next = others.find((one) => isLineMutation(one) && one.key === refused.key)
  if (next?.kind !== 'remove' || next.after === undefined || serverHas(refused.key)) return others
  return others.map((one) => (one === next ? { ...removal, id: next.id, after: next.after } : one))
}

/** Appends the removal of a line. Unsent mutations of the line are dropped, because the server never sees them. */
function enqueueRemoval(
  queue: readonly Mutation[],
  next: LineMutation,
  serverHas: (key: string) => boolean,
): Mutation[] {
  const isOfLine = (one: Mutation) => isLineMutation(one) && one.key === next.key
  const unsent = new Set(queue.filter((one) => !one.sent && isOfLine(one)).map(({ id }) => id))
  const left = queue.filter(({ id }) => !unsent.has(id))
  const mayBeOnServer = serverHas(next.key) || left.some(isOfLine)
  const all = mayBeOnServer ? [...left, next] : left
  // The removed line was to replace other lines but was never sent. The shopper does not see those lines either, so they are removed too.
  const replaced = all.filter((one) => one.kind === 'remove' && one.after !== undefined && unsent.has(one.after))
  return replaced.reduce<Mutation[]>(
    (rest, one) => enqueueRemoval(rest, { ...(one as RemoveMutation), after: undefined }, serverHas),
    all.filter((one) => !replaced.includes(one)),
  )
}

/** The line's last mutation, unless it was sent or a later one clears the cart. */
function mergeableIndex(queue: readonly Mutation[], key: string): number {
  const at = queue.findLastIndex((one) => one.kind === 'clear' || (isLineMutation(one) && one.key === key))
  const last = queue[at]
  return last && isLineMutation(last) && !last.sent ? at : -1
}

/** Merges two mutations of a line into one; null if both must be sent. */
function fold(last: LineMutation, next: LineMutation, serverHas: boolean): LineMutation | null {
  if (next.kind === 'add') {
    if (last.kind === 'set') return { ...last, qty: last.qty + next.qty }
    return last.kind === 'add' && last.merge === next.merge ? { ...last, qty: last.qty + next.qty } : null
  }
  if (next.kind !== 'set') return null
  // A quantity can only be set on an existing line; a new line must be added first.
  if (last.kind === 'add' && !serverHas) return null
  return { ...next, id: last.id }
}
