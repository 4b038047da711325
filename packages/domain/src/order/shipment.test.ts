import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ParcelLine, planShipment, stockToRelease, stockToReturn } from './shipment.ts'

const lines = [
  { boughtSku: 'CLOCK', productType: 'simple', quantity: 2 },
  { boughtSku: 'GIFT', productType: 'amgiftcard', quantity: 1 },
  { boughtSku: 'FRAME', productType: 'simple', quantity: 3 },
]

describe('planning a parcel', () => {
  it('packs everything that is left when no items are specified', () => {
    expect(planShipment(lines, [{ position: 2, quantity: 1 }], undefined)).toEqual({
      ok: true,
      isComplete: true,
      lines: [
        { position: 0, quantity: 2 },
        { position: 2, quantity: 2 },
      ],
    })
  })

  it('reports whether the specified items complete the order', () => {
    const clocks = [{ sku: 'CLOCK', quantity: 2 }]
    expect(planShipment(lines, [], clocks)).toMatchObject({ ok: true, isComplete: false })
    expect(planShipment(lines, [{ position: 2, quantity: 3 }], clocks)).toMatchObject({ ok: true, isComplete: true })
  })

  it('refuses items that are not in the order, are not sent by parcel, or exceed the open quantity', () => {
    expect(planShipment(lines, [], [{ sku: 'LAMP', quantity: 1 }])).toMatchObject({ code: 'shipment_sku_unknown' })
    expect(planShipment(lines, [], [{ sku: 'GIFT', quantity: 1 }])).toMatchObject({ code: 'shipment_sku_unknown' })
    expect(planShipment(lines, [{ position: 0, quantity: 1 }], [{ sku: 'CLOCK', quantity: 2 }])).toEqual({
      ok: false,
      code: 'shipment_too_many',
      params: { sku: 'CLOCK', left: 1 },
    })
  })

  it('refuses a parcel when everything has been sent', () => {
    const sent = [
      { position: 0, quantity: 2 },
      { position: 2, quantity: 3 },
    ]
    expect(planShipment(lines, sent, undefined)).toMatchObject({ code: 'shipment_nothing_left' })
  })

  it('sends every unit exactly once, however the order is split into parcels', () => {
    const order = fc.array(
      fc.record({
        boughtSku: fc.constantFrom('A', 'B', 'C'),
        productType: fc.constant('simple'),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    const requests = fc.array(
      fc.array(fc.record({ sku: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 4 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(order, requests, (ordered, wanted) => {
        const sent: ParcelLine[] = []
        for (const items of [...wanted, undefined]) {
          const plan = planShipment(ordered, sent, items)
          if (plan.ok) sent.push(...plan.lines)
        }
        const bySku = (list: { sku: string | undefined; quantity: number }[]) =>
          ['A', 'B', 'C'].map((sku) =>
            list.filter((one) => one.sku === sku).reduce((sum, one) => sum + one.quantity, 0),
          )
        expect(bySku(sent.map(({ position, quantity }) => ({ sku: ordered[position]?.boughtSku, quantity })))).toEqual(
          bySku(ordered.map(({ boughtSku, quantity }) => ({ sku: boughtSku, quantity }))),
        )
      }),
    )
  })
})

describe('stock that a refunded order returns', () => {
  const reserved = [
    { productId: 1, quantity: 4, returned: 0 },
    { productId: 2, quantity: 2, returned: 0 },
  ]
  const bundle = {
    stock: [
      { productId: 1, perPiece: 2 },
      { productId: 2, perPiece: 1 },
    ],
  }

  it('returns everything that the order took when no parcel has left', () => {
    expect(stockToReturn(reserved, [bundle], [])).toEqual([
      { productId: 1, quantity: 4 },
      { productId: 2, quantity: 2 },
    ])
  })

  it('excludes the units that were returned before', () => {
    const partly = reserved.map((taken) => ({ ...taken, returned: 2 }))
    expect(stockToReturn(partly, [bundle], [])).toEqual([{ productId: 1, quantity: 2 }])
  })

  it('returns everything that the parcels did not contain, also for the parts of a bundle', () => {
    expect(stockToReturn(reserved, [bundle], [{ position: 0, quantity: 1 }])).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 1 },
    ])
  })

  it('returns no stock for an old order without recorded stock quantities', () => {
    expect(stockToReturn(reserved, [{}], [{ position: 0, quantity: 1 }])).toEqual([])
  })
})

describe('stock that single units return', () => {
  const lines = [{ stock: [{ productId: 1, perPiece: 1 }] }]
  const pieces = (quantity: number) => [{ position: 0, quantity }]
  /** Three units were on hand when five were ordered. */
  const backordered = (returned: number) => [{ productId: 1, quantity: 3, returned }]

  it('returns nothing while the units that are left to send need all of it', () => {
    expect(stockToRelease(backordered(0), lines, { pieces: pieces(2), needed: pieces(3) })).toEqual([])
    expect(stockToRelease(backordered(0), lines, { pieces: pieces(2), needed: pieces(1) })).toEqual([
      { productId: 1, quantity: 2 },
    ])
  })

  it('never adds up to more than the order took', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 })
    fc.assert(
      fc.property(parts, fc.nat(5), (quantities, needed) => {
        let returned = 0
        for (const quantity of quantities)
          returned +=
            stockToRelease(backordered(returned), lines, { pieces: pieces(quantity), needed: pieces(needed) })[0]
              ?.quantity ?? 0
        expect(returned).toBeLessThanOrEqual(Math.max(0, 3 - needed))
      }),
    )
  })
})
