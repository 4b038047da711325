import { cartTotals, totalSegments } from '@mantel/domain/cart'
import { toMinorUnits } from '@mantel/domain/money'
import type { EngineView } from '../engine.ts'
import { type CartRecord, fingerprint } from './record.ts'
import type { ServerTotals } from './server-totals.ts'
import type { CartLine, ShownTotals } from './state.ts'

type Rules = Pick<EngineView, 'prices' | 'i18n'>

/** The server's word where it is about exactly what is shown, else what can be reckoned here. null for an empty cart. */
export function showTotals(record: CartRecord, lines: readonly CartLine[], rules: Rules): ShownTotals | null {
  if (lines.length === 0) return null
  const { totals, queue } = record
  return totals && queue.length === 0 && totals.of === fingerprint(record)
    ? fromServer(totals.reply, rules)
    : preview(lines, rules)
}

function fromServer(reply: ServerTotals, { i18n }: Rules): ShownTotals {
  const { total_segments, grand_total, subtotal_incl_tax } = reply
  const minor = (value: unknown) => toMinorUnits(Number(value ?? 0), i18n.priceFormat.fractionDigits)
  /** A server that does not say it has nothing to add. */
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

/** By the function that the server reckons with. Coupons and shipping are the server's to say. */
function preview(lines: readonly CartLine[], { prices }: Rules): ShownTotals {
  const totals = cartTotals({
    lines: lines.map(({ unit, qty }) => ({ unit: unit ?? [], quantity: qty })),
    rounding: prices.rounding,
  })
  return {
    source: 'preview',
    segments: totalSegments(totals, { hasShipping: false }).map(({ code, value, gross }) => ({
      code,
      title: null,
      value,
      gross,
    })),
    subtotalInclTax: totals.subtotal.gross,
    grandTotal: totals.total.gross,
  }
}
