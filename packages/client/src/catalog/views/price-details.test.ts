import { expect, it } from 'vitest'
import { testView } from '../../testing/test-view.ts'
import { withPriceDetails } from './price-details.ts'
import type { PriceView } from './price-view.ts'

const price: PriceView = { shown: 1500, before: 2000, other: 1261, rate: 19, from: false }
const view = { ...testView, catalog: { ...testView.catalog, packBrands: { singleUnit: ['Larkfield Letterpress'] } } }
const details = (document: object, brand: string | null = null, more = {}) =>
  withPriceDetails<PriceView>({ ...price, ...more }, document as Record<string, unknown>, brand, view)

it('adds the lowest price before a reduction, as the store shows prices', () => {
  const document = { lowest_price: 14.71, lowest_price_incl_tax: 17.5 }
  expect(details(document).lowest).toBe(1750)
  expect(details(document, null, { before: null }).lowest).toBeUndefined()
  const net = { ...view, prices: { ...view.prices, shown: 'net' as const } }
  expect(withPriceDetails(price, document, null, net).lowest).toBe(1471)
})

it('adds the price of a measure where the catalogue names one', () => {
  const document = { unit_price_amount: '350', unit_price_base: 100, unit_price_unit: 'g' }
  expect(details(document).measure).toEqual({ amount: 429, per: '100 g' })
  expect(details({}).measure).toBeUndefined()
})

it('shows the price of a single card of a pack only for brands that the store lists', () => {
  expect(details({ pack_size: 6 }, 'Larkfield Letterpress').pack).toEqual({ size: 6, single: 250 })
  expect(details({ pack_size: '6' }, 'Other').pack).toEqual({ size: 6, single: null })
  expect(details({ pack_size: 1 }, 'Larkfield Letterpress').pack).toBeUndefined()
})
