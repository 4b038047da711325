import type { ResultOf } from '@mantel/contract'
import { toMinorUnits } from '@mantel/domain/money'
import type { ShopMessage } from '../notifications.ts'
import { isRefusedFor, type Outcome, type RefusedOutcome, refusalText } from '../outcome.ts'
import { isRetryStatus } from '../retry.ts'
import type { OrderConfirmation, OrderProblem, PricesChanged, ServerOrderState, StoredOrder } from './stored-order.ts'

export type PlaceOutcome = Outcome<ResultOf<'orderPlace'>>

export type OrderReplyContext = { now: number; supportEmail: string; fractionDigits: number }

/** Handles the reply to one attempt. */
export function handleOrderReply(order: StoredOrder, outcome: PlaceOutcome, context: OrderReplyContext): StoredOrder {
  const next = { ...order, updatedAt: context.now, attempts: order.attempts + 1 }
  if (outcome.ok)
    return {
      ...next,
      state: 'accepted',
      transmited: true,
      problem: null,
      confirmation: readConfirmation(outcome.result),
    }
  // It is unknown whether the order arrived. The shop accepts each order id once, so it can be sent again.
  if (outcome.reason === 'failed') return { ...next, state: 'sent' }
  const isLimited = isRefusedFor(outcome, limitCodes, false)
  if ((isRetryStatus(outcome.code) && !isLimited) || (outcome.code >= 500 && refusalText(outcome) === ''))
    return { ...next, state: 'queued' }
  const problem = problemOf(outcome, context)
  const state = problem.kind === 'details' ? 'refused' : 'needs_you'
  return { ...next, state, transmited: problem.kind !== 'login', problem }
}

/** The shopper has to wait or to try again; sending the order every minute would not help. */
const limitCodes = ['too_many_orders', 'unpaid_orders', 'bot_challenge_required'] as const

function problemOf(refused: RefusedOutcome, { supportEmail, fractionDigits }: OrderReplyContext): OrderProblem {
  const { code, result } = refused
  const text = refusalText(refused)
  const message: ShopMessage = { text }
  if (code === 401 || refused.message) return { kind: 'login', said: { key: refused.message ?? 'token_invalid' } }
  const changed = isRefusedFor(refused, ['order_prices_changed'], true) ? readChanges(result, fractionDigits) : null
  if (changed) return { kind: 'prices', ...changed, said: { key: 'order_prices_changed' } }
  if (isRefusedFor(refused, ['order_products_failed'], text.startsWith(upstreamProductsFailed)))
    return { kind: 'products', said: { key: 'order_out_of_stock' }, reason: productReason(text) }
  if (Array.isArray(result)) {
    const key = isAboutAddress(result) ? 'order_address_invalid' : 'order_internal_validation'
    return { kind: 'details', said: { key, params: { email: supportEmail } } }
  }
  if (code >= 500 || isRefusedFor(refused, limitCodes, false)) return { kind: 'again', said: message }
  if (text !== '') return { kind: 'details', said: message }
  return { kind: 'details', said: { key: 'order_internal_validation', params: { email: supportEmail } } }
}

/**
 * The start of this refusal's text, to recognise it from servers without error codes. Our own English texts start with
 * it too.
 */
const upstreamProductsFailed = 'Error while adding products.'

/** The text after that prefix; it names the missing product. */
function productReason(text: string): string | null {
  const reason = text.startsWith(upstreamProductsFailed) ? text.slice(upstreamProductsFailed.length) : text
  return reason.trim() || null
}

function isAboutAddress(errors: readonly unknown[]): boolean {
  return errors.some((error) => /address/i.test(String((error as { dataPath?: unknown } | null)?.dataPath ?? '')))
}

/** {changes: [{sku, name, old, new}], due?: {old, new}} in major units; null: the refusal has another reason. */
function readChanges(result: unknown, fractionDigits: number): Pick<PricesChanged, 'changes' | 'due'> | null {
  const { changes, due } = (result ?? {}) as { changes?: unknown; due?: { old?: unknown; new?: unknown } }
  if (!Array.isArray(changes)) return null
  const minor = (value: unknown) => toMinorUnits(Number(value ?? 0), fractionDigits)
  return {
    changes: changes.map((change: Record<string, unknown>) => ({
      sku: String(change.sku ?? ''),
      name: String(change.name ?? change.sku ?? ''),
      before: minor(change.old),
      now: minor(change.new),
      charged: Number(change.new ?? 0),
    })),
    due: due ? { before: minor(due.old), now: minor(due.new), charged: Number(due.new ?? 0) } : null,
  }
}

/** A server with its own queue replies with a number only. */
function readConfirmation(result: ResultOf<'orderPlace'>): OrderConfirmation {
  if (typeof result === 'number')
    return { orderNumber: String(result), backendOrderId: '', orderKey: null, state: 'received' }
  return {
    orderNumber: result.orderNumber,
    backendOrderId: result.backendOrderId,
    orderKey: result.orderKey ?? null,
    state: (result.state ?? 'received') as ServerOrderState,
  }
}
