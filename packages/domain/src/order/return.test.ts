import { expect, it } from 'vitest'
import { allSentLines, planReturn } from './return.ts'

const lines = [
  { boughtSku: 'CLOCK', productType: 'simple' as const, quantity: 3 },
  { boughtSku: 'FILE', productType: 'downloadable' as const, quantity: 1 },
]
const sent = [{ position: 0, quantity: 2 }]

it('accepts at most the units that were sent and not yet returned', () => {
  expect(planReturn(lines, { sent, returned: [] }, undefined)).toEqual({ ok: true, lines: sent })
  const returned = [{ position: 0, quantity: 1 }]
  expect(planReturn(lines, { sent, returned }, [{ sku: 'CLOCK', quantity: 2 }])).toEqual({
    ok: false,
    code: 'return_too_many',
    params: { sku: 'CLOCK', left: 1 },
  })
  expect(planReturn(lines, { sent, returned: sent }, undefined)).toMatchObject({ code: 'return_nothing_left' })
  expect(planReturn(lines, { sent: [], returned: [] }, undefined)).toMatchObject({ code: 'return_nothing_left' })
})

it('refuses downloads and products that are not in the order', () => {
  for (const sku of ['FILE', 'NONE'])
    expect(planReturn(lines, { sent, returned: [] }, [{ sku, quantity: 1 }])).toEqual({
      ok: false,
      code: 'return_sku_unknown',
      params: { sku },
    })
  expect(allSentLines(lines)).toEqual([{ position: 0, quantity: 3 }])
})
