import { refuse } from '@mantel/contract'
import { toMajorUnits, toMinorUnits } from '@mantel/domain/money'
import { priceChanges } from '@mantel/domain/order'
import type { StoreView } from '@mantel/domain/store'
import type { SummedLines } from '../cart/index.ts'
import type { OrderBody } from './idempotency-key.ts'
import { OrderRefusedError } from './order-refused-error.ts'

/**
 * Refuses an order whose prices differ from those that the client displayed: each product's gross price, and the total amount due. Only
 * amounts that the client sent are compared. lineIds: the ids of the cart lines of each product.
 */
export function checkPrices(
  view: StoreView,
  body: Pick<OrderBody, 'products' | 'addressInformation'>,
  { summed, lineIds, due }: { summed: SummedLines; lineIds: readonly number[][]; due: number },
): void {
  const { fractionDigits } = view.i18n.priceFormat
  const grossOf = new Map(summed.lines.map(({ id }, index) => [id, summed.totals.lines[index]?.unit.gross]))
  const changes = priceChanges(
    body.products.flatMap((sent, item) => {
      const [line, ...others] = lineIds[item] ?? []
      const gross = line !== undefined && others.length === 0 ? grossOf.get(line) : undefined
      if (gross === undefined) return []
      const name = summed.lines.find(({ id }) => id === line)?.product?.name ?? sent.sku
      return [{ sku: sent.sku, name, qty: sent.qty, expected: sent.price_incl_tax ?? null, gross }]
    }),
    fractionDigits,
  )
  const expected = body.addressInformation.expected_due ?? null
  const isDueChanged = expected !== null && toMinorUnits(expected, fractionDigits) !== due
  if (changes.length === 0 && !isDueChanged) return
  const total = isDueChanged && { due: { old: expected, new: toMajorUnits(due, fractionDigits) } }
  throw new OrderRefusedError({ ...refuse('order_prices_changed'), details: { changes, ...total } })
}
