import type { ResultOf } from '@mantel/contract'
import { toMajorUnits as toMajor } from '@mantel/domain/money'
import { type OrderedLine, type ParcelLine, quantityAtPosition } from '@mantel/domain/order'
import { toWireOption } from '../cart/index.ts'
import type { OrderRow } from './order.repository.ts'

type WireItem = ResultOf<'userOrderHistory'>['items'][number]['items'][number]

/** Each line has two item ids, its own and one for its child product, so that item ids are unique and stable within an order. */
const idsPerLine = 2

export const itemIdOf = (position: number): number => position * idsPerLine + 1
export const positionOfItem = (itemId: number): number => (itemId - 1) / idsPerLine

/** A configurable line appears twice: itself with its prices, and its simple child with parent_item_id. */
export function toWireItems(
  order: Pick<OrderRow, 'id' | 'state' | 'snapshot'>,
  sent: readonly ParcelLine[],
): WireItem[] {
  return order.snapshot.lines.flatMap((line, position) => {
    const shipped = order.state === 'shipped' ? line.quantity : quantityAtPosition(sent, position)
    const item = { ...wireItem(order, line, itemIdOf(position)), qty_shipped: shipped }
    if (line.productType !== 'configurable') return [item]
    const child = {
      ...item,
      ...free,
      item_id: item.item_id + 1,
      parent_item_id: item.item_id,
      product_type: 'simple',
      parent_item: item,
    }
    return [item, child]
  })
}

const free = {
  price: 0,
  price_incl_tax: 0,
  row_total: 0,
  row_total_incl_tax: 0,
  tax_amount: 0,
  discount_amount: 0,
}

function wireItem({ id, state }: Pick<OrderRow, 'id' | 'state'>, line: OrderedLine, itemId: number): WireItem {
  const { quantity, unit, full, discount, charged } = line
  const isPaid = ['paid', 'shipped', 'refunded'].includes(state)
  return {
    item_id: itemId,
    order_id: id,
    product_id: line.productId,
    sku: line.boughtSku,
    parent_sku: line.productSku,
    name: line.name,
    product_type: line.productType,
    qty_ordered: quantity,
    qty_invoiced: isPaid ? quantity : 0,
    qty_canceled: state === 'cancelled' ? quantity : 0,
    qty_refunded: state === 'refunded' ? quantity : 0,
    price: toMajor(unit.net),
    price_incl_tax: toMajor(unit.gross),
    row_total: toMajor(full.net),
    row_total_incl_tax: toMajor(full.gross),
    tax_amount: toMajor(charged.tax),
    tax_percent: Math.max(0, ...line.rates),
    discount_amount: toMajor(discount.net),
    thumbnail: line.image,
    url_path: line.path,
    options: line.options,
    product_option: toWireOption(line.selection, null),
  }
}
