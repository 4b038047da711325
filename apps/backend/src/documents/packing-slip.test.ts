import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMerchantOrders } from '../order/index.ts'
import { insertTestOrder } from '../order/testing/insert-test-order.ts'
import { typicalOrder } from '../order/testing/make-order.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { createPdf } from '../platform/pdf/index.ts'
import { stores } from '../store/testing.ts'
import { getPackingSlip } from './get-packing-slip.ts'

withTestDb('packing slips', (getDb) => {
  const pdf = createPdf()
  const now = new Date('2026-11-14T09:00:00Z')
  beforeAll(() => syncStoreViews(getDb(), stores.views))
  afterAll(() => pdf.close())

  const slipOf = (number: string) =>
    getPackingSlip(
      { orders: createMerchantOrders({ db: getDb(), now: () => now, giftCodeOf: () => '' }), stores, pdf },
      number,
    )
  const keep = (store: string, order = typicalOrder(store), ...steps: Parameters<typeof insertTestOrder>[3] & object) =>
    insertTestOrder(getDb(), store, order, steps, { now })
  async function textOf(number: string): Promise<string> {
    const slip = await slipOf(number)
    if (!slip.ok) throw new Error(slip.reason)
    const { text } = await extractText(new Uint8Array(slip.pdf))
    return text.join('\n').replaceAll('\u00a0', ' ')
  }

  it('lists the items to pack and the delivery address, in the language of the order', async () => {
    const { number } = await keep('default', undefined, 'received')
    const slip = await textOf(number)
    for (const part of [
      ...['Packing slip', number, '14/11/2026', 'Deliver to', 'Zoë Škoda-<Ł>', '7 Quiet Lane', 'Leeds LS1 4AP'],
      ...['Wall clock “Kamin” <oak> & brass 1', 'Photo frame 13 × 18 3', 'Gift set 2', 'Oak & ash'],
    ])
      expect(slip).toContain(part)
    expect(await textOf((await keep('de', undefined, 'received', 'paid')).number)).toContain('Lieferschein')
    expect(await textOf((await keep('it', undefined, 'received', 'shipped')).number)).toContain('Documento di consegna')
  })

  it('shows no price, because a parcel may be a present', async () => {
    for (const store of ['default', 'de', 'trade']) {
      const { number } = await keep(store, undefined, 'received')
      expect(await textOf(number)).not.toMatch(/[£€]|89[.,]95|12[.,]49/)
    }
  })

  it('omits items that are not shipped', async () => {
    const order = typicalOrder('default')
    const [clock, frame] = order.lines
    if (!clock || !frame) throw new Error('the order lacks lines')
    const withGiftCard = { ...order, lines: [clock, { ...frame, productType: 'amgiftcard' }] }
    const slip = await textOf((await keep('default', withGiftCard, 'received')).number)
    expect(slip).toContain('Kamin')
    expect(slip).not.toContain('Photo frame')
    const downloads = order.lines.map((line) => ({ ...line, productType: 'downloadable' }))
    const { number } = await keep('default', { ...order, lines: downloads, shipping: null }, 'received')
    expect(await slipOf(number)).toEqual({ ok: false, reason: 'nothing-to-send' })
  })

  it('refuses orders that must not be shipped, and unknown numbers', async () => {
    expect(await slipOf('999999999')).toEqual({ ok: false, reason: 'unknown' })
    for (const steps of [['pending_payment'], ['received', 'cancelled']] as const) {
      const { number } = await keep('default', undefined, ...steps)
      expect(await slipOf(number)).toEqual({ ok: false, reason: 'not-to-send' })
    }
  })
})
