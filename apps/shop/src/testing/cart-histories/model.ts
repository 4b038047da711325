/**
 * A model of correct carts that is independent of how they are synchronised.
 *
 * An intent is what a shopper wants for one product: add some, set the quantity, or remove it. Intents of a device are ordered.
 * A server's cart is correct if the next intents of the device that sent the request explain every change: none skipped, none
 * used twice. Several intents may arrive as one change. When all requests are done, no intent may remain that would still
 * change something.
 */
export type CartIntent = {
  sku: string
  kind: 'add' | 'set' | 'remove' | 'merge'
  qty: number
  done: boolean
  /** The device knows that the server rejected the intent. It may drop or retry the intent, and apply a merge in part. */
  refused?: boolean
  /** For a merge: the product was sold out at some time, or the device could not find out its stock. */
  unavailable?: boolean
  /** For a removal: part of clearing the whole cart. */
  clearsCart?: boolean
  /** For a removal: the server's line that the device saw. */
  itemId?: number | undefined
  /** At some time after the intent, the server's cart already matched it, whichever device caused that. So it needs no request. */
  satisfied?: boolean
}

/** A change of one product in a server's cart by a request. */
export type Change = {
  from: number
  to: number
  stock: number
  /** The line before the change. */
  line: Line | undefined
  /** The quantity in the server's cart that the device knew when it sent the request. */
  known: number
  /** The request added a quantity instead of setting one. */
  adds: boolean
  emptied: boolean
}

/** A server's line as seen from a device. `by`: the devices whose requests changed it. */
export type Line = { qty: number; itemId: number; by: 'device' | 'others' | 'both' }

/**
 * An assumption that explains a change. respectsStock: the server ignores intents beyond the stock. skipsRefused: the device dropped
 * rejected intents. setsAdd: just before the absolute quantity of this device arrived, another device added the line. The quantity is then
 * added to the other device's instead of replacing it.
 */
type Rule = { respectsStock: boolean; skipsRefused: boolean; setsAdd: boolean }
type Found = Pick<Change, 'stock' | 'line'>

const defaultRule = { respectsStock: true, skipsRefused: false, setsAdd: false }
/** The assumptions, ordered from the simplest to the least likely. */
const rules = [
  { ...defaultRule, skipsRefused: true },
  { ...defaultRule, respectsStock: false, skipsRefused: true },
  { ...defaultRule, skipsRefused: true, setsAdd: true },
  defaultRule,
  { ...defaultRule, respectsStock: false },
  { ...defaultRule, setsAdd: true },
]

/** The quantity after an intent. Ignores intents beyond the stock and removals of a line that others have replaced. */
function quantityAfter(before: number, intent: CartIntent, rule: Rule, { stock, line }: Found): number {
  const { kind, qty } = intent
  if (mayBeDropped(intent) && rule.skipsRefused) return before
  if (kind === 'remove') return line?.by === 'others' && isReplaced(intent, line) ? before : 0
  const wanted = kind === 'set' && !rule.setsAdd ? qty : before + qty
  return !rule.respectsStock || wanted <= stock ? wanted : before
}

const mayBeDropped = ({ kind, refused, unavailable }: CartIntent) => refused && (kind !== 'merge' || unavailable)

const isReplaced = (removal: CartIntent, line: Line) => removal.itemId !== undefined && removal.itemId !== line.itemId

function replay(before: number, intents: readonly CartIntent[], found: Found): number {
  return intents.reduce(
    (qty, intent) => quantityAfter(qty, intent, { ...defaultRule, skipsRefused: true }, found),
    before,
  )
}

/**
 * Finds the first intents that explain a change and marks them done. `intents`: those that the device had recorded when it sent
 * the request. Returns false if none explain it. A request that changed nothing needs no explanation unless it cleared the cart.
 */
export function explainChange(intents: readonly CartIntent[], change: Change): boolean {
  const { from, to, emptied } = change
  if (from === to && !emptied) return true
  const open = intents.filter(({ done }) => !done)
  if (emptied) {
    const length = open.findIndex(({ clearsCart }) => clearsCart) + 1
    for (const intent of open.slice(0, length)) intent.done = true
    return from === to || length > 0
  }
  for (const start of [0, ...skippableStarts(open)])
    for (const rule of rules) {
      if (rule.setsAdd && !(change.adds && change.line?.by === 'others')) continue
      const length = countExplaining(open.slice(start), change, rule)
      if (length === 0) continue
      for (const intent of open.slice(0, start + length)) intent.done = true
      return true
    }
  return false
}

/**
 * Positions in the list before which all intents may be skipped, because they need not reach the server: the device removed what it had
 * added itself, or the cart already matched.
 */
function skippableStarts(open: readonly CartIntent[]): number[] {
  const isOwn = open[0]?.kind === 'add' || open[0]?.kind === 'merge'
  return open.flatMap(({ kind, satisfied }, at) => ((kind === 'remove' && isOwn) || satisfied ? [at + 1] : []))
}

export function markSatisfied(intents: readonly CartIntent[], lines: ReadonlyMap<string, Line>): void {
  for (const intent of intents) {
    const line = lines.get(intent.sku)
    const isGone = !line || (line.by !== 'device' && isReplaced(intent, line))
    if (intent.kind === 'remove' ? isGone : intent.kind === 'set' && line?.qty === intent.qty) intent.satisfied = true
  }
}

/** After the device has changed the product, an earlier match no longer counts for its later intents. */
export function clearSatisfied(intents: readonly CartIntent[]): void {
  for (const intent of intents) if (!intent.clearsCart) intent.satisfied = false
}

type StockOf = (sku: string) => number

export function markSoldOut(intents: readonly CartIntent[], lines: ReadonlyMap<string, Line>, stockOf: StockOf): void {
  for (const intent of intents)
    if (intent.kind === 'merge' && (lines.get(intent.sku)?.qty ?? 0) >= stockOf(intent.sku)) intent.unavailable = true
}

const setsTarget = ({ kind, qty }: CartIntent, to: number) => kind === 'remove' || (kind === 'set' && qty === to)

/** The smallest number of intents that explain the change; 0 if none do. */
function countExplaining(open: readonly CartIntent[], change: Change, rule: Rule): number {
  const { from, to } = change
  let qty = from
  for (const [at, intent] of open.entries()) {
    const isPartial = !rule.skipsRefused && fillsStock(intent, change)
    const before = qty
    // An absolute quantity replaces this device's earlier intents, so it is added only to the quantity that other devices have added.
    const found = rule.setsAdd && intent.kind === 'set' ? from : before
    qty = isPartial ? to : quantityAfter(found, intent, rule, change)
    // If an intent does not change the quantity, it explains the result only if it asks for exactly this quantity.
    if (qty === to && (qty !== before || setsTarget(intent, to))) return at + 1
  }
  return 0
}

/** Whether a rejected merge was applied in part: it added as many units as the stock allows beyond the quantity that the device knew. */
function fillsStock({ kind, qty, refused }: CartIntent, { from, to, stock, known }: Change): boolean {
  return kind === 'merge' && refused === true && to - from === stock - known && stock - known < qty
}

/** The intents behind a rejected request that wanted the quantity `to`. */
export function findRejectedIntents(intents: readonly CartIntent[], change: Change): CartIntent[] {
  const open = intents.filter(({ done }) => !done)
  for (const start of [0, ...skippableStarts(open)])
    for (const skipsRefused of [true, false]) {
      const rule = { ...defaultRule, respectsStock: false, skipsRefused }
      const length = countExplaining(open.slice(start), change, rule)
      if (length > 0) return open.slice(0, start + length)
    }
  return []
}

/** Records that the device has received the rejection. */
export function markRejected(intents: readonly CartIntent[]): void {
  for (const intent of intents) intent.refused = true
}

/** Records that the device could not find out the product's stock. */
export function markStockUnknown(intents: readonly CartIntent[], sku: string): void {
  for (const intent of intents) if (intent.kind === 'merge' && intent.sku === sku) intent.unavailable = true
}

/** The actions of one device on one cart that are not reflected in the server's lines yet. */
export function findUnfinished(intents: readonly CartIntent[], lines: ReadonlyMap<string, Line>, stockOf: StockOf) {
  // A merge whose product was sold out has no effect later either, even if the product is in stock again.
  const open = Map.groupBy(
    intents
      .filter(({ done }) => !done)
      .map((intent) => ({ ...intent, refused: intent.refused || intent.unavailable === true })),
    ({ sku }) => sku,
  )
  return [...open].filter(([sku, left]) => {
    const line = lines.get(sku)
    const serverQuantity = line?.qty ?? 0
    const found = { stock: stockOf(sku), line }
    return ![0, ...skippableStarts(left)].some(
      (start) => replay(serverQuantity, left.slice(start), found) === serverQuantity,
    )
  })
}
