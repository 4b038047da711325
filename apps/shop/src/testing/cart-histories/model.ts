import type { Contents } from './cart-server.ts'

/**
 * What carts must be, told without a word about how they are synchronised.
 *
 * A shopper's deed is a wish about one product: more of it, so many of it, none of it. On each device deeds have an order.
 * A server's cart is right if every change of it is explained by the next deeds of the device whose call it was: not one
 * left out before it, not one used twice. Folding is allowed: several deeds may arrive as one change. When all calls are
 * through, no deed may be left that would still change anything.
 */
export type Deed = {
  sku: string
  kind: 'add' | 'set' | 'remove' | 'merge'
  qty: number
  done: boolean
  /** The server refused it, and the device heard of that: it may be given up, tried once more or, brought by a guest, in part. */
  refused?: boolean
  /** A removal: of everything that there is. */
  empties?: boolean
  /** A removal: the server's line that the device saw. */
  itemId?: number | undefined
  /** Since it was made the server's cart was just as it wants it, by whomever: nothing was left to be done. */
  met?: boolean
}

/**
 * skipsRefused: what was refused was given up. setsAdd: somebody else put the line there just before
 * a quantity of it, absent as it was, arrived; theirs is not overwritten.
 */
type Rule = { stock: number; respectsStock: boolean; skipsRefused: boolean; setsAdd: boolean }

const usual = { respectsStock: true, skipsRefused: false, setsAdd: false }
/** The plainest first. */
const rules = [
  { ...usual, skipsRefused: true },
  { ...usual, respectsStock: false, skipsRefused: true },
  { ...usual, skipsRefused: true, setsAdd: true },
  usual,
  { ...usual, respectsStock: false },
  { ...usual, setsAdd: true },
]

/** What is there after a deed. Deeds beyond the stock do nothing; of what a guest brings along comes as much as can be had. */
function after(
  before: number,
  { kind, qty, refused }: Deed,
  { stock, respectsStock, skipsRefused, setsAdd }: Rule,
): number {
  if (refused && skipsRefused) return before
  if (kind === 'remove') return 0
  const wanted = kind === 'set' && !setsAdd ? qty : before + qty
  if (!respectsStock || wanted <= stock) return wanted
  return kind === 'merge' ? Math.max(before, stock) : before
}

function replay(before: number, deeds: readonly Deed[], stock: number): number {
  return deeds.reduce((qty, deed) => after(qty, deed, { ...usual, stock, skipsRefused: true }), before)
}

/**
 * Marks the deeds that explain a change, from the first on. `deeds`: those that the device had done when
 * it sent the call. false: nothing explains it. A call that changed nothing needs no explanation, unless it emptied the cart.
 */
export function explain(
  deeds: readonly Deed[],
  { from, to, stock, emptied }: { from: number; to: number; stock: number; emptied: boolean },
): boolean {
  if (from === to && !emptied) return true
  const open = deeds.filter(({ done }) => !done)
  if (emptied) {
    const length = open.findIndex(({ empties }) => empties) + 1
    for (const deed of open.slice(0, length)) deed.done = true
    return from === to || length > 0
  }
  for (const start of [0, ...takenBack(open)])
    for (const rule of rules) {
      const length = explaining(open.slice(start), from, to, { stock, ...rule })
      if (length === 0) continue
      for (const deed of open.slice(0, start + length)) deed.done = true
      return true
    }
  return false
}

/**
 * Where deeds go on after one that need not reach anybody: the device took back what it had added itself, or the cart was as
 * wanted anyhow.
 */
function takenBack(open: readonly Deed[]): number[] {
  const isOwn = open[0]?.kind === 'add' || open[0]?.kind === 'merge'
  return open.flatMap(({ kind, met }, at) => ((kind === 'remove' && isOwn) || met ? [at + 1] : []))
}

export function noteMet(deeds: readonly Deed[], contents: Contents): void {
  for (const deed of deeds) {
    const line = contents.get(deed.sku)
    const isOther = deed.itemId !== undefined && line?.itemId !== deed.itemId
    if (deed.kind === 'remove' ? !line || isOther : deed.kind === 'set' && line?.qty === deed.qty) deed.met = true
  }
}

const isPlain = ({ kind, qty }: Deed, to: number) => kind === 'remove' || (kind === 'set' && qty === to)

/** How many deeds lead there, as few as do; 0 for no way. */
function explaining(open: readonly Deed[], from: number, to: number, rule: Rule): number {
  let qty = from
  for (const [at, deed] of open.entries()) {
    const partly = deed.kind === 'merge' && deed.refused && !rule.skipsRefused && to > qty && to < qty + deed.qty
    const before = qty
    // A quantity makes up for all that was done here before it, so what it comes on top of is only theirs.
    const found = rule.setsAdd && deed.kind === 'set' ? from : before
    qty = partly ? to : after(found, deed, rule)
    // A deed that did nothing is not used up before its own call was refused.
    if (qty === to && (qty !== before || isPlain(deed, to))) return at + 1
  }
  return 0
}

/** The deeds of a call that wanted `to` and was refused. */
export function refusedDeeds(deeds: readonly Deed[], from: number, to: number, stock: number): Deed[] {
  const open = deeds.filter(({ done }) => !done)
  for (const start of [0, ...takenBack(open)])
    for (const skipsRefused of [true, false]) {
      const rule = { ...usual, stock, respectsStock: false, skipsRefused }
      const length = explaining(open.slice(start), from, to, rule)
      if (length > 0) return open.slice(0, start + length)
    }
  return []
}

/** The device hears that they were refused. */
export function hearRefusal(deeds: readonly Deed[]): void {
  for (const deed of deeds) deed.refused = true
}

/** Deeds of one device for one cart that would still change something. */
export function unfinished(deeds: readonly Deed[], contents: Contents, stockOf: (sku: string) => number) {
  // A guest's share that found everything sold came to nothing at its time, however much there is now.
  const open = Map.groupBy(
    deeds
      .filter(({ done }) => !done)
      .map((deed) => ({
        ...deed,
        refused: deed.refused || (deed.kind === 'merge' && Number.isFinite(stockOf(deed.sku))),
      })),
    ({ sku }) => sku,
  )
  return [...open].filter(([sku, left]) => {
    const there = contents.get(sku)?.qty ?? 0
    return ![0, ...takenBack(left)].some((start) => replay(there, left.slice(start), stockOf(sku)) === there)
  })
}
