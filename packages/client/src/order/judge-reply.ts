import type { ResultOf } from '@mantel/contract'
import { toMinorUnits } from '@mantel/domain/money'
import type { Said } from '../notifications.ts'
import type { Outcome, Refused } from '../outcome.ts'
import type { Confirmation, OrderProblem, PlacedState, PricesChanged, StoredOrder } from './stored-order.ts'

export type PlaceOutcome = Outcome<ResultOf<'orderPlace'>>

export type JudgeContext = { now: number; supportEmail: string; fractionDigits: number }

/** Not a word about the order itself: it is sent again. */
const notNow = new Set([408, 425, 429, 502, 503, 504])

/** What follows from the answer to one sending. */
export function judgeReply(order: StoredOrder, outcome: PlaceOutcome, context: JudgeContext): StoredOrder {
  const next = { ...order, updatedAt: context.now, attempts: order.attempts + 1 }
  if (outcome.ok)
    return {
      ...next,
      state: 'accepted',
      transmited: true,
      problem: null,
      confirmation: readConfirmation(outcome.result),
    }
  // Nobody knows whether it arrived. The same order is never taken twice, so it can be sent again.
  if (outcome.reason === 'failed') return { ...next, state: 'sent' }
  if (notNow.has(outcome.code) || (outcome.code >= 500 && textOf(outcome) === '')) return { ...next, state: 'queued' }
  const problem = problemOf(outcome, context)
  const state = problem.kind === 'details' ? 'refused' : 'needs_you'
  return { ...next, state, transmited: problem.kind !== 'login', problem }
}

function problemOf(refused: Refused, { supportEmail, fractionDigits }: JudgeContext): OrderProblem {
  const { code, result } = refused
  const text = textOf(refused)
  const own: Said = { text }
  if (code === 401 || refused.message) return { kind: 'login', said: { key: refused.message ?? 'token_invalid' } }
  const changed = readChanges(result, fractionDigits)
  if (changed) return { kind: 'prices', ...changed, said: { key: 'order_prices_changed' } }
  if (text.startsWith(productsFailed))
    return {
      kind: 'products',
      said: { key: 'order_out_of_stock' },
      reason: text.slice(productsFailed.length).trim() || null,
    }
  if (Array.isArray(result)) {
    const key = isAboutAddress(result) ? 'order_address_invalid' : 'order_internal_validation'
    return { kind: 'details', said: { key, params: { email: supportEmail } } }
  }
  if (code >= 500) return { kind: 'again', said: own }
  if (text !== '') return { kind: 'details', said: own }
  return { kind: 'details', said: { key: 'order_internal_validation', params: { email: supportEmail } } }
}

/** The beginning of that refusal, the same in every language. */
const productsFailed = 'Error while adding products.'

function textOf({ shown, result }: Refused): string {
  if (shown !== null) return shown
  const { errorMessage } = (result ?? {}) as { errorMessage?: unknown }
  return typeof errorMessage === 'string' ? errorMessage : ''
}

function isAboutAddress(errors: readonly unknown[]): boolean {
  return errors.some((error) => /address/i.test(String((error as { dataPath?: unknown } | null)?.dataPath ?? '')))
}

/** {changes: [{sku, name, old, new}], due?: {old, new}} in main units; null: the refusal is about something else. */
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

/** A server with a queue of its own answers with a number only. */
function readConfirmation(result: ResultOf<'orderPlace'>): Confirmation {
  if (typeof result === 'number')
    return { orderNumber: String(result), backendOrderId: '', orderKey: null, state: 'received' }
  return {
    orderNumber: result.orderNumber,
    backendOrderId: result.backendOrderId,
    orderKey: result.orderKey ?? null,
    state: (result.state ?? 'received') as PlacedState,
  }
}
