import type { StockItem } from '@mantel/contract'
import type { TaxRule } from '@mantel/domain/pricing'
import type { StoreView } from '@mantel/domain/store'
import type { StoredProduct } from '../../catalog/index.ts'
import { stores, viewOf } from '../../store/testing.ts'
import type { PriceView } from '../price-view.ts'

/** Products and rules for the tests of this slice. */

const rate = (country: string, percent: number) => ({ country, percent, regionId: 0, regionName: '' })
export const taxRules: TaxRule[] = [
  {
    productClassIds: [2],
    customerClassIds: [3],
    rates: [rate('GB', 20), rate('DE', 19), rate('IT', 22), rate('SI', 22)],
  },
]

export const priceViewOf = (code: string, change: (view: StoreView) => StoreView = (view) => view): PriceView => ({
  view: change(viewOf(code)),
  stores,
  taxRules,
})

const stock: StockItem = {
  product_id: 1,
  stock_id: 1,
  qty: 5,
  is_in_stock: true,
  is_qty_decimal: false,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 100,
  backorders: 0,
  manage_stock: true,
  notify_stock_qty: 1,
  qty_increments: 1,
  enable_qty_increments: false,
  low_stock_date: null,
}

export type TestProduct = Partial<Omit<StoredProduct, 'prices'>> & {
  price?: number | null
  special?: number
  from?: Date
  to?: Date
}

let lastId = 0
export function storedProduct({ price = 24, special, from, to, ...more }: TestProduct = {}): StoredProduct {
  const id = more.id ?? ++lastId
  const sku = more.sku ?? `SKU-${id}`
  return {
    id,
    sku,
    typeId: 'simple',
    prices:
      price === null
        ? null
        : {
            price,
            specialPrice: special ?? null,
            finalPrice: null,
            specialFrom: from ?? null,
            specialTo: to ?? null,
            taxClassId: 2,
          },
    tierPrices: [],
    stock: { ...stock, product_id: id },
    categories: [{ category_id: 50, name: 'Clocks', slug: 'clocks', path: 'clocks', position: 1 }],
    links: [],
    variants: [],
    parts: {},
    ...more,
    document: { id, sku, name: `Clock ${id}`, status: 1, visibility: 4, tax_class_id: '2', ...more.document },
  }
}
