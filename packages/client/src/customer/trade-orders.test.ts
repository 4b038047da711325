import { expect, it } from 'vitest'
import type { Purchase } from '../cart/adding/purchase.ts'
import type { Cart } from '../cart/cart.ts'
import type { Account } from '../session/create-account.ts'
import { testView } from '../testing/test-view.ts'
import { addCheckedLines, type CheckedLine, removeOrderTemplate, saveOrderTemplate } from './trade-orders.ts'

const line = (sku: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  sku,
  qty_requested: 6,
  qty: 6,
  status: 'ok',
  message: null,
  name: `The ${sku}`,
  item: {
    product_id: 7,
    sku,
    parent_sku: 'PRINT',
    product_type: 'configurable',
    url_path: 'wall-art/print',
    thumbnail: '/p.jpg',
    options: [{ label: 'Colour', value: 'Oak' }],
    product_option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '49' }] } },
  },
  ...more,
})

/** Answers every call with the outcome and records it. */
function accountWith(outcome: object) {
  const calls: unknown[] = []
  const run = async (...call: unknown[]) => {
    calls.push(call.slice(0, 2))
    return outcome
  }
  return { calls, account: { tasks: { run } } as unknown as Account }
}

it('adds the lines that can be ordered, with the options of their variant', async () => {
  const added: Purchase[] = []
  const cart = { add: async (all: readonly Purchase[]) => void added.push(...all) } as unknown as Cart
  await addCheckedLines({ view: testView }, cart, [
    line('PRINT-OAK'),
    line('GONE', { qty: 0, item: null, status: 'unknown' }),
  ])
  expect(added).toMatchObject([
    { sku: 'PRINT-OAK', parentSku: 'PRINT', typeId: 'configurable', quantity: 6, path: '/wall-art/print', price: null },
  ])
  expect(added[0]?.productOption).toEqual(line('PRINT-OAK').item?.product_option)
})

it('saves the cart as a template after all queued changes have been sent', async () => {
  const { account, calls } = accountWith({ ok: true, result: { id: 1, name: 'Spring' } })
  let cartId: string | null = null
  const cart = {
    settled: async () => {
      cartId = 'c1'
    },
    serverCart: () => (cartId === null ? null : { owner: 'customer', cartId }),
  } as unknown as Cart
  expect(await saveOrderTemplate(account, cart, 'Spring')).toMatchObject({ ok: true })
  expect(calls).toEqual([['orderTemplateSave', { body: { name: 'Spring', cartId: 'c1' } }]])
})

it('removes a template successfully if another tab has already removed it', async () => {
  const { account } = accountWith({ ok: false, reason: 'refused', error: 'template_unknown', shown: 'Gone' })
  expect(await removeOrderTemplate(account, 4)).toEqual({ ok: true, value: true })
  const refused = accountWith({ ok: false, reason: 'refused', error: 'approval_missing', shown: 'Not yet' })
  expect(await removeOrderTemplate(refused.account, 4)).toMatchObject({ ok: false, text: 'Not yet' })
  expect(await removeOrderTemplate(accountWith({ ok: false, reason: 'failed' }).account, 4)).toEqual({
    ok: false,
    text: null,
  })
})
