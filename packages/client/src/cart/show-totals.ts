import { calculateTotals, totalSegments } from '@mantel/domain/cart'
import { spendCards } from '@mantel/domain/giftcard'
import { toMinorUnits } from '@mantel/domain/money'
import type { EngineView } from '../engine.ts'
import { type CartRecord, cartFingerprint } from './record.ts'
import type { ServerTotals } from './server-totals.ts'
import type { CartLine, TotalsView } from './state.ts'

type Rules = Pick<EngineView, 'prices' | 'i18n'>

/** The server's totals if they match the shown lines, otherwise a local preview. null for an empty cart. */
export function showTotals(record: CartRecord, lines: readonly CartLine[], rules: Rules): TotalsView | null {
  if (lines.length === 0) return null
  const { totals, queue } = record
  return totals && queue.length === 0 && totals.of === cartFingerprint(record)
    ? fromServer(totals.reply, rules)
    : preview(record, lines, rules)
}

function fromServer(reply: ServerTotals, { i18n }: Rules): TotalsView {
  const { total_segments, grand_total, subtotal_incl_tax } = reply
  const minor = (value: unknown) => toMinorUnits(Number(value ?? 0), i18n.priceFormat.fractionDigits)
  /** If the server sends no gross amount for a segment, its value applies, because there is no tax to add. */
  const grossOf: Record<string, unknown> = {
    subtotal: subtotal_incl_tax,
    discount: reply.discount_incl_tax,
    shipping: reply.shipping_incl_tax,
  }
  return {
    source: 'server',
    segments: total_segments.map(({ code, title, value }) => ({
      code,
      title,
      value: minor(value),
      gross: minor(grossOf[code] ?? value),
    })),
    subtotalInclTax: minor(subtotal_incl_tax),
    grandTotal: minor(grand_total),
  }
}

/** Computes with the same function as the server, from the shipping and discount of its last totals. */
function preview(record: CartRecord, lines: readonly CartLine[], { prices }: Rules): TotalsView {
  const { totals: last, lines: agreed, queue } = record
  const { shipping = null, discount = null, gift_cards = [] } = last?.reply.extension_attributes ?? {}
  const isCouponGone = queue.some((one) => one.kind === 'coupon' && one.code === null)
  const isDiscountedById = new Map(
    last?.reply.items.map((item) => [item.item_id, item.extension_attributes?.is_discounted]),
  )
  const itemIds = new Map(agreed.map(({ key, itemId }) => [key, itemId]))
  // A line that the server has not priced yet counts as discounted, unless another line is excluded from the discount.
  const isUsuallyDiscounted = [...isDiscountedById.values()].every((isDiscounted) => isDiscounted !== false)
  const totals = calculateTotals({
    lines: lines.map(({ key, unit, qty }) => ({
      unit: unit ?? [],
      quantity: qty,
      isDiscounted: isDiscountedById.get(itemIds.get(key) ?? 0) ?? isUsuallyDiscounted,
    })),
    rounding: prices.rounding,
    discount: isCouponGone ? null : discount,
    shipping,
  })
  const cards = gift_cards.map(({ balance }, id) => ({ id, balance }))
  const { spent, due } = spendCards(cards, totals.total.gross)
  const paidByCards = spent.map(({ amount }) => amount)
  const titles = new Map(last?.reply.total_segments.map(({ code, title }) => [code, title]))
  return {
    source: 'preview',
    segments: totalSegments(totals, { hasShipping: shipping !== null, paidByCards }).map(({ code, value, gross }) => ({
      code,
      title: titles.get(code) ?? null,
      value,
      gross,
    })),
    subtotalInclTax: totals.subtotal.gross,
    grandTotal: due,
  }
}
