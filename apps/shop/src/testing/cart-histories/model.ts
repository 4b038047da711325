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
  /** The server refused it, and the device heard of that: it may be given up or tried once more; what a guest brings, in part. */
  refused?: boolean
  /** Brought by a guest: there was nothing left of it at some time, or it could not be found out how many there are. */
  hopeless?: boolean
  /** A removal: of everything that there is. */
  empties?: boolean
  /** A removal: the server's line that the device saw. */
  itemId?: number | undefined
  /** Since it was made the server's cart was just as it wants it, by whomever: nothing was left to be done. */
  met?: boolean
}

/** A change of a server's cart, of one product, by a call. */
export type Change = {
  from: number
  to: number
  stock: number
  /** What was there before it. */
  line: Line | undefined
  /** How many the device knew of when it sent the call. */
  known: number
  /** The call was for more of it, not for so many. */
  adds: boolean
  emptied: boolean
}

/** A server's line, as seen from a device. by: whose calls made it what it is. */
export type Line = { qty: number; itemId: number; by: 'device' | 'others' | 'both' }

/**
 * skipsRefused: what was refused was given up. setsAdd: somebody else put the line there just before
 * a quantity of it, absent as it was, arrived; theirs is not overwritten.
 */
type Rule = { respectsStock: boolean; skipsRefused: boolean; setsAdd: boolean }
type Found = Pick<Change, 'stock' | 'line'>

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

/** What is there after a deed. Deeds beyond the stock do nothing, nor do removals of a line in whose place others put one. */
function after(before: number, deed: Deed, rule: Rule, { stock, line }: Found): number {
  const { kind, qty } = deed
  if (mayBeGivenUp(deed) && rule.skipsRefused) return before
  if (kind === 'remove') return line?.by === 'others' && isOther(deed, line) ? before : 0
  const wanted = kind === 'set' && !rule.setsAdd ? qty : before + qty
  return !rule.respectsStock || wanted <= stock ? wanted : before
}

const mayBeGivenUp = ({ kind, refused, hopeless }: Deed) => refused && (kind !== 'merge' || hopeless)

const isOther = (removal: Deed, line: Line) => removal.itemId !== undefined && removal.itemId !== line.itemId

function replay(before: number, deeds: readonly Deed[], found: Found): number {
  return deeds.reduce((qty, deed) => after(qty, deed, { ...usual, skipsRefused: true }, found), before)
}

/**
 * Marks the deeds that explain a change, from the first on. `deeds`: those that the device had done when
 * it sent the call. false: nothing explains it. A call that changed nothing needs no explanation, unless it emptied the cart.
 */
export function explain(deeds: readonly Deed[], change: Change): boolean {
  const { from, to, emptied } = change
  if (from === to && !emptied) return true
  const open = deeds.filter(({ done }) => !done)
  if (emptied) {
    const length = open.findIndex(({ empties }) => empties) + 1
    for (const deed of open.slice(0, length)) deed.done = true
    return from === to || length > 0
  }
  for (const start of [0, ...takenBack(open)])
    for (const rule of rules) {
      if (rule.setsAdd && !(change.adds && change.line?.by === 'others')) continue
      const length = explaining(open.slice(start), change, rule)
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

export function noteMet(deeds: readonly Deed[], lines: ReadonlyMap<string, Line>): void {
  for (const deed of deeds) {
    const line = lines.get(deed.sku)
    const isGone = !line || (line.by !== 'device' && isOther(deed, line))
    if (deed.kind === 'remove' ? isGone : deed.kind === 'set' && line?.qty === deed.qty) deed.met = true
  }
}

/** The device itself changed it since: what it did later is not met by what was there before. */
export function forgetMet(deeds: readonly Deed[]): void {
  for (const deed of deeds) if (!deed.empties) deed.met = false
}

type StockOf = (sku: string) => number

export function noteSoldOut(deeds: readonly Deed[], lines: ReadonlyMap<string, Line>, stockOf: StockOf): void {
  for (const deed of deeds)
    if (deed.kind === 'merge' && (lines.get(deed.sku)?.qty ?? 0) >= stockOf(deed.sku)) deed.hopeless = true
}

const isPlain = ({ kind, qty }: Deed, to: number) => kind === 'remove' || (kind === 'set' && qty === to)

/** How many deeds lead there, as few as do; 0 for no way. */
function explaining(open: readonly Deed[], change: Change, rule: Rule): number {
  const { from, to } = change
  let qty = from
  for (const [at, deed] of open.entries()) {
    const partly = !rule.skipsRefused && isAsMuchAsFits(deed, change)
    const before = qty
    // A quantity makes up for all that was done here before it, so what it comes on top of is only theirs.
    const found = rule.setsAdd && deed.kind === 'set' ? from : before
    qty = partly ? to : after(found, deed, rule, change)
    // A deed that did nothing is not used up before its own call was refused.
    if (qty === to && (qty !== before || isPlain(deed, to))) return at + 1
  }
  return 0
}

/** Of what a guest brings along comes as much as can be had beside what the device knew of. */
function isAsMuchAsFits({ kind, qty, refused }: Deed, { from, to, stock, known }: Change): boolean {
  return kind === 'merge' && refused === true && to - from === stock - known && stock - known < qty
}

/** The deeds of a call that wanted `to` and was refused. */
export function refusedDeeds(deeds: readonly Deed[], change: Change): Deed[] {
  const open = deeds.filter(({ done }) => !done)
  for (const start of [0, ...takenBack(open)])
    for (const skipsRefused of [true, false]) {
      const rule = { ...usual, respectsStock: false, skipsRefused }
      const length = explaining(open.slice(start), change, rule)
      if (length > 0) return open.slice(0, start + length)
    }
  return []
}

/** The device hears that they were refused. */
export function hearRefusal(deeds: readonly Deed[]): void {
  for (const deed of deeds) deed.refused = true
}

/** Nobody told the device how many there are of it. */
export function hearNothing(deeds: readonly Deed[], sku: string): void {
  for (const deed of deeds) if (deed.kind === 'merge' && deed.sku === sku) deed.hopeless = true
}

/** Deeds of one device for one cart that would still change something. */
export function unfinished(deeds: readonly Deed[], lines: ReadonlyMap<string, Line>, stockOf: StockOf) {
  // A guest's share that found everything sold came to nothing at its time, however much there is now.
  const open = Map.groupBy(
    deeds.filter(({ done }) => !done).map((deed) => ({ ...deed, refused: deed.refused || deed.hopeless === true })),
    ({ sku }) => sku,
  )
  return [...open].filter(([sku, left]) => {
    const line = lines.get(sku)
    const there = line?.qty ?? 0
    const found = { stock: stockOf(sku), line }
    return ![0, ...takenBack(left)].some((start) => replay(there, left.slice(start), found) === there)
  })
}
