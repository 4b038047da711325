import type { ProductDocument } from '@mantel/contract'
import { expect, it } from 'vitest'
import { testView } from '../../testing/test-view.ts'
import { tierViews } from './tier-view.ts'

const trade = { ...testView, prices: { ...testView.prices, shown: 'net' as const, rounding: 'net-sum' as const } }
const tier = (qty: number, net: number | null) => ({
  customer_group_id: 11,
  qty,
  value: net ?? 1,
  extension_attributes: net === null ? {} : { price: net, price_tax: net * 0.22, price_incl_tax: net * 1.22 },
})

it('shows the tiers of product and variants as a cart rounds them', () => {
  const document = {
    id: 1,
    sku: 'PRINT',
    type_id: 'configurable',
    tier_prices: [tier(1, 9)],
    configurable_children: [{ id: 2, sku: 'PRINT-OAK', tier_prices: [tier(1, 8), tier(12, 7.333)] }],
  } as unknown as ProductDocument
  expect(tierViews(document, trade)).toMatchObject([
    { sku: 'PRINT-OAK', quantity: 12, price: { shown: 733, other: 894 } },
  ])
})

it('shows no tier without amounts', () => {
  const document = { id: 1, sku: 'A', type_id: 'simple', tier_prices: [tier(6, null)] } as unknown as ProductDocument
  expect(tierViews(document, trade)).toEqual([])
})
