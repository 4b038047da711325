import { addVat, type VatAmount } from '../money/index.ts'
import { addDays } from '../store/index.ts'
import { creditsByRate } from './credit.ts'
import { isSentByParcel, type ParcelLine, quantityAtPosition } from './shipment.ts'
import type { OrderedLine, OrderSnapshot } from './snapshot.ts'
import type { OrderState } from './state.ts'

/**
 * cancellation: the buyer cancels the whole order before it is sent. withdrawal: a consumer uses the right of withdrawal, for the
 * whole order or for single units.
 */
export type OrderRequestKind = 'cancellation' | 'withdrawal'
export type OrderRequestState = 'open' | 'accepted' | 'refused'

/** Units of one line. unsent: how many of them were still in the warehouse when the buyer made the request; they stay there. */
export type RequestedLine = ParcelLine & { unsent: number }

export type OrderRequest = {
  kind: OrderRequestKind
  state: OrderRequestState
  /** Minor units. While the request is open, the expected refund. */
  amount: VatAmount
  lines: readonly RequestedLine[]
}

/** Everything that decides whether a buyer may cancel or withdraw, read in one snapshot. */
export type RequestFacts = {
  order: { state: OrderState; snapshot: OrderSnapshot }
  /** The lines of all parcels. */
  sent: readonly ParcelLine[]
  requests: readonly OrderRequest[]
  /** Positions of lines of which a file has been downloaded. */
  startedDownloads: readonly number[]
  /**
   * Gift cards that the buyer has to keep: used ones, and cards before a used one in the same line, because the last units of a
   * line are returned first.
   */
  keptGiftCards: readonly ParcelLine[]
  days: OrderDays
}

/**
 * Days (YYYY-MM-DD) in the time zone of the order's store view. sent: when the last parcel left; null while the order is not completely
 * sent.
 */
export type OrderDays = { ordered: string; sent: string | null; today: string }

/** Days in which a consumer may withdraw without a reason (directive 2011/83/EU). */
const withdrawalDays = 14
/** The period starts when the last parcel arrives. The shop only knows when it left, and allows this many days for the journey. */
const deliveryDays = 7

/** The requests that the merchant has not refused; refused ones have no effect. */
export const activeRequests = <Request extends Pick<OrderRequest, 'state'>>(requests: readonly Request[]): Request[] =>
  requests.filter(({ state }) => state !== 'refused')

export const canRequestCancellation = (facts: RequestFacts): boolean => planCancellation(facts).ok

/**
 * Plans to cancel the whole order. This is possible once, before anything is sent, and not after a request to withdraw from single
 * units.
 */
function planCancellation(facts: RequestFacts): OrderRequestPlan {
  const { order, sent, days, requests } = facts
  const isUnsent = (order.state === 'received' || order.state === 'paid') && sent.length === 0 && days.sent === null
  if (!isUnsent || activeRequests(requests).length > 0) return { ok: false, code: 'order_not_cancellable', params: {} }
  const lines = order.snapshot.lines.map(({ quantity }, position) => ({ position, quantity }))
  return findUsedLine(facts, { kind: 'cancellation', lines }) ?? toPlan(facts, lines)
}

/** A store that shows prices without tax sells to businesses, which have no right to withdraw. */
export const isConsumerOrder = ({ shown }: Pick<OrderSnapshot, 'shown'>): boolean => shown === 'gross'

/**
 * The units that the consumer may still withdraw from, by line. until: the last day (YYYY-MM-DD); null while the withdrawal period
 * has not started.
 */
export function withdrawableLines(facts: RequestFacts): (ParcelLine & { until: string | null })[] {
  const { order, requests, days } = facts
  const { state, snapshot } = order
  const active = activeRequests(requests)
  const isOpen = state === 'received' || state === 'paid' || state === 'shipped'
  if (!isOpen || !isConsumerOrder(snapshot) || active.some(({ kind }) => kind === 'cancellation')) return []
  const requested = active.flatMap(({ lines }) => lines)
  const lastDays = lastWithdrawalDays(days)
  return snapshot.lines.flatMap((line, position) => {
    if (isUsedDownload(facts, position)) return []
    const until = isSentByParcel(line) ? lastDays.parcels : lastDays.others
    const quantity =
      line.quantity - quantityAtPosition(requested, position) - quantityAtPosition(facts.keptGiftCards, position)
    return quantity > 0 && (until === null || days.today <= until) ? [{ position, quantity, until }] : []
  })
}

/** The last day on which the consumer could withdraw from anything; null if this is still possible or never was. */
export function withdrawalEndedOn(facts: RequestFacts): string | null {
  if (withdrawableLines(facts).length > 0) return null
  const { days } = facts
  // On the day of the order no withdrawal period had ended yet.
  const earlier = withdrawableLines({ ...facts, days: { ...days, today: days.ordered } })
  const lastDays = earlier.flatMap(({ until }) => until ?? [])
  return lastDays.toSorted().at(-1) ?? null
}

/** Without the buyer's consent at the checkout the right to withdraw stays, whatever has been downloaded. */
const isUsedDownload = ({ order, startedDownloads }: RequestFacts, position: number) =>
  order.snapshot.downloadConsent === true && startedDownloads.includes(position)

/** others: services, downloads and gift cards. Their period starts on the day of the order. */
const lastWithdrawalDays = ({ ordered, sent }: OrderDays) => ({
  parcels: sent && addDays(sent, withdrawalDays + deliveryDays),
  others: addDays(ordered, withdrawalDays),
})

/** The refusal of a request for something that the buyer has used. */
export type UsedLine = { ok: false; code: 'request_download_started' | 'gift_card_used'; params: { name: string } }

/**
 * Finds a line that cannot be returned because the buyer has used it. This is checked again when the merchant accepts a request,
 * because the buyer may have used the line since. A business, which gives no consent at the checkout, cannot cancel a started
 * download either.
 */
export function findUsedLine(
  facts: RequestFacts,
  { kind, lines }: { kind: OrderRequestKind; lines: readonly ParcelLine[] },
): UsedLine | undefined {
  const { startedDownloads, keptGiftCards, order, requests } = facts
  const returned = requests.filter(({ state }) => state === 'accepted').flatMap((request) => request.lines)
  for (const { position, quantity } of lines) {
    const { name = '', quantity: bought = 0 } = order.snapshot.lines[position] ?? {}
    const isStarted = kind === 'cancellation' ? startedDownloads.includes(position) : isUsedDownload(facts, position)
    if (isStarted) return { ok: false, code: 'request_download_started', params: { name } }
    const usedCards = quantityAtPosition(keptGiftCards, position)
    if (usedCards > 0 && quantity > bought - quantityAtPosition(returned, position) - usedCards)
      return { ok: false, code: 'gift_card_used', params: { name } }
  }
  return undefined
}

export type OrderRequestPlan =
  | { ok: true; lines: RequestedLine[]; amount: VatAmount }
  | { ok: false; code: 'order_not_cancellable' | 'withdrawal_over' | 'withdrawal_empty'; params: Record<never, never> }
  | { ok: false; code: 'withdrawal_too_many'; params: { name: string; left: number } }
  | { ok: false; code: 'withdrawal_download'; params: { name: string } }
  | UsedLine

/** The position of a used download that the buyer wants to return. Without named lines: of any used download, if nothing else is left. */
function usedDownload(
  facts: RequestFacts,
  wanted: readonly ParcelLine[] | undefined,
  left: number,
): number | undefined {
  const requested = wanted?.filter(({ quantity }) => quantity > 0).map(({ position }) => position)
  const positions = requested ?? (left === 0 ? facts.startedDownloads : [])
  return positions.find((position) => isUsedDownload(facts, position))
}

/** wanted: undefined means everything that can still be returned. */
export function planOrderRequest(
  facts: RequestFacts,
  { kind, wanted }: { kind: OrderRequestKind; wanted: readonly ParcelLine[] | undefined },
): OrderRequestPlan {
  if (kind === 'cancellation') return planCancellation(facts)
  const { lines } = facts.order.snapshot
  const left = withdrawableLines(facts)
  const used = usedDownload(facts, wanted, left.length)
  if (used !== undefined) return { ok: false, code: 'withdrawal_download', params: { name: lines[used]?.name ?? '' } }
  const requested = wanted ?? (left.length === 0 ? facts.keptGiftCards : [])
  const usedCard = findUsedLine(facts, { kind, lines: requested.filter(({ quantity }) => quantity > 0) })
  if (usedCard) return usedCard
  if (left.length === 0) return { ok: false, code: 'withdrawal_over', params: {} }
  const byLine = new Map<number, number>()
  for (const { position, quantity } of wanted ?? left) byLine.set(position, (byLine.get(position) ?? 0) + quantity)
  const chosen = [...byLine]
    .map(([position, quantity]) => ({ position, quantity }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.position - b.position)
  if (chosen.length === 0) return { ok: false, code: 'withdrawal_empty', params: {} }
  for (const { position, quantity } of chosen) {
    const available = left.find((line) => line.position === position)?.quantity ?? 0
    if (quantity > available)
      return { ok: false, code: 'withdrawal_too_many', params: { name: lines[position]?.name ?? '', left: available } }
  }
  return toPlan(facts, chosen)
}

function toPlan({ order, sent, days, requests }: RequestFacts, chosen: readonly ParcelLine[]): OrderRequestPlan {
  const active = activeRequests(requests)
  const unsentBefore = unsentLines(active)
  const { lines } = order.snapshot
  const planned = chosen.map(({ position, quantity }) => {
    const line = lines[position]
    const inWarehouse = line && isSentByParcel(line) ? line.quantity - quantityAtPosition(sent, position) : 0
    const free = Math.max(0, inWarehouse - quantityAtPosition(unsentBefore, position))
    // An order that was marked as shipped before the shop recorded parcels has no parcels, but all of it was sent.
    return { position, quantity, unsent: days.sent === null ? Math.min(quantity, free) : 0 }
  })
  return { ok: true, lines: planned, amount: refundOf(order.snapshot, active, planned) }
}

/** The units of these requests that must not be sent any more. */
export const unsentLines = (requests: readonly Pick<OrderRequest, 'lines'>[]): ParcelLine[] =>
  requests.flatMap(({ lines }) =>
    lines.filter(({ unsent }) => unsent > 0).map(({ position, unsent }) => ({ position, quantity: unsent })),
  )

/** Whether these requests together return everything that was bought. */
export function takesBackAll(
  { lines }: Pick<OrderSnapshot, 'lines'>,
  requests: readonly Pick<OrderRequest, 'lines'>[],
): boolean {
  const requested = requests.flatMap((request) => request.lines)
  return lines.every(({ quantity }, position) => quantityAtPosition(requested, position) === quantity)
}

/**
 * The refund for these units: their share of the line's amount after discount, with its tax. Each share is the difference between
 * two rounded running sums, so that the refunds of all units of a line add up to the line. A buyer who returns everything also gets
 * the delivery cost back: all refunds together are then exactly the order's total. The tax is that of the credit note
 * (`creditsByRate`). earlier: the requests that were granted before.
 */
export function refundOf(
  { lines, totals, rounding }: Pick<OrderSnapshot, 'lines' | 'totals' | 'rounding'>,
  earlier: readonly Pick<OrderRequest, 'lines' | 'amount'>[],
  wanted: readonly ParcelLine[],
): VatAmount {
  const refunded = addVat(earlier.map(({ amount }) => amount))
  const rest = subtract(totals.total, refunded)
  const wantedLines = wanted.map((line) => ({ ...line, unsent: 0 }))
  if (takesBackAll({ lines }, [...earlier, { lines: wantedLines }])) return rest
  const before = earlier.flatMap((request) => request.lines)
  const shares = wanted.map(({ position, quantity }) => {
    const line = lines[position]
    if (!line) return nothing
    const from = quantityAtPosition(before, position)
    return subtract(shareOf(line, from + quantity), shareOf(line, from))
  })
  const sum = addVat(shares)
  // Trade stores round the tax of the whole order, so that its lines may add up to a few pence more than the total.
  const gross = Math.max(0, Math.min(sum.gross, rest.gross))
  const tax = Math.max(0, Math.min(sum.tax, rest.tax, gross))
  const amount = { net: gross - tax, tax, gross }
  const credits = creditsByRate({ lines, totals, rounding }, [...earlier, { lines: wantedLines, amount }])
  return addVat(credits.at(-1) ?? [])
}

/** The amount of the first `pieces` units of a line. */
function shareOf({ charged, quantity }: Pick<OrderedLine, 'charged' | 'quantity'>, pieces: number): VatAmount {
  const gross = Math.floor((charged.gross * pieces) / quantity)
  const tax = Math.floor((charged.tax * pieces) / quantity)
  return { net: gross - tax, tax, gross }
}

/** Splits a refund. It goes to the payment method until everything paid with it is refunded; gift cards get the rest. */
export function splitRefund(
  { due }: Pick<OrderSnapshot['totals'], 'due'>,
  refundedBefore: number,
  amount: number,
): { payment: number; giftCards: number } {
  const payment = Math.max(0, Math.min(amount, due - refundedBefore))
  return { payment, giftCards: amount - payment }
}

const nothing: VatAmount = { net: 0, tax: 0, gross: 0 }
const subtract = (a: VatAmount, b: VatAmount): VatAmount => ({
  net: a.net - b.net,
  tax: a.tax - b.tax,
  gross: a.gross - b.gross,
})
