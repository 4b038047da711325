import { priceProduct, type SourcePrices, shownPrice } from '@mantel/domain/pricing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testView } from '../../testing/test-view.ts'
import { priceView } from './price-view.ts'

const now = new Date('2026-11-15T12:00:00Z')
const amount = fc.integer({ min: 1, max: 10_000_000 }).map((tenThousandths) => tenThousandths / 10_000)

it('shows the price that the pricing rules charge in every kind of store', () => {
  fc.assert(
    fc.property(
      amount,
      fc.option(amount),
      fc.constantFrom(0, 7, 19, 20, 22),
      fc.boolean(),
      fc.constantFrom('unit-gross' as const, 'net-sum' as const),
      (price, specialPrice, rate, sourceIncludesTax, rounding) => {
        const prices: SourcePrices = {
          price,
          specialPrice,
          finalPrice: null,
          specialFrom: null,
          specialTo: null,
          taxClassId: 2,
        }
        const context = {
          rateOf: () => rate,
          sourceIncludesTax,
          finalIncludesTax: sourceIncludesTax,
          tierGroupId: null,
          now,
          rounding,
          fractionDigits: 2,
        }
        const priced = priceProduct(
          { typeId: 'simple', status: 1, prices, tierPrices: [], variants: [], parts: [] },
          context,
        )
        if (!priced) throw new Error('no price')
        const { price: current, original, special } = priced.prices
        const document = {
          price: current.net,
          price_tax: current.tax,
          price_incl_tax: current.gross,
          original_price: original.net,
          original_price_tax: original.tax,
          original_price_incl_tax: original.gross,
          special_price: special?.net ?? 0,
        }
        const charged = shownPrice(priced, rounding)
        for (const shown of ['gross', 'net'] as const) {
          const view = { ...testView, prices: { ...testView.prices, shown, rounding } }
          expect(priceView(document, view)).toEqual({
            shown: charged[shown],
            before: charged.original?.[shown] ?? null,
            other: charged[shown === 'gross' ? 'net' : 'gross'],
            rate,
            from: false,
          })
        }
      },
    ),
  )
})

it('returns null where no price is visible', () => {
  expect(priceView({}, testView)).toBeNull()
})
