import type { ResultOf } from '@mantel/contract'
import { toMajorUnits } from '@mantel/domain/money'
import { canRequestCancellation, type OrderSnapshot, withdrawableLines, withdrawalEndedOn } from '@mantel/domain/order'
import { wireTime } from '../platform/wire-time.ts'
import type { StoredFacts } from './request-facts.ts'
import { itemIdOf } from './wire-order-items.ts'

type Extension = NonNullable<ResultOf<'orderDetails'>['extension_attributes']>

/** The requests of an order, and what its buyer may still ask for. */
export function toWireRequests(
  { lines }: Pick<OrderSnapshot, 'lines'>,
  facts: StoredFacts,
): Pick<Extension, 'requests' | 'can_cancel' | 'withdrawable' | 'withdrawal_ended'> {
  return {
    requests: facts.requests.map(({ number, kind, state, requestedAt, amount, note, lines: requestedLines }) => ({
      number,
      kind,
      state,
      note,
      requested_at: wireTime(requestedAt),
      amount: toMajorUnits(amount.gross),
      items: requestedLines.map(({ position, quantity }) => ({
        item_id: itemIdOf(position),
        name: lines[position]?.name ?? '',
        qty: quantity,
      })),
    })),
    can_cancel: canRequestCancellation(facts),
    withdrawable: withdrawableLines(facts).map(({ position, quantity, until }) => ({
      item_id: itemIdOf(position),
      qty: quantity,
      until,
    })),
    withdrawal_ended: withdrawalEndedOn(facts),
  }
}
