import { savedLimits } from '@mantel/domain/saved'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'

withTestDb('wishlist and comparison', (getDb, getConnection) => {
  let shop: OrderShop
  let customers = 0
  let changes = 0
  let token: string
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'trade'] })
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    token = await register()
  })

  const register = async (storeCode = 'default') =>
    (await registerTestCustomer({ db: getDb(), view: viewOf(storeCode) }, { email: `s${++customers}@example.test` }))
      .token
  const add = (sku: string) => ({ id: `change-${++changes}`, type: 'add', sku })
  const remove = (sku: string) => ({ id: `change-${++changes}`, type: 'remove', sku })
  const path = (list: string) => `/api/ext/saved/${list}`
  const send = (list: string, sent: object[], as = token) =>
    shop.call('POST', path(list), { body: { changes: sent }, token: as })
  const read = async (list: string, as = token) => (await shop.call('GET', path(list), { token: as }))[1]
  const share = (isShared: boolean) => shop.call('POST', '/api/ext/wishlist-share', { body: { isShared }, token })
  const shared = (key: string, storeCode?: string) => shop.call('GET', `/api/ext/shared-wishlist/${key}`, { storeCode })

  it('keeps each product once and shows the list on every device', async () => {
    expect(await read('wishlist')).toEqual({ version: 0, skus: [], share_key: null })
    await send('wishlist', [add('CLOCK'), add('BOOK'), add('CLOCK')])
    const [code, list] = await send('wishlist', [remove('CLOCK'), add('PACK')])
    expect([code, list]).toEqual([200, { version: 2, skus: ['BOOK', 'PACK'], share_key: null }])
    expect(await read('wishlist')).toEqual(list)
    expect((await read('compare')).skus).toEqual([])
    expect((await read('wishlist', await register())).skus).toEqual([])
  })

  it('applies a repeated change once, also when another device has removed the product since', async () => {
    const first = add('CLOCK')
    await send('wishlist', [first])
    await send('wishlist', [remove('CLOCK')])
    expect((await send('wishlist', [first]))[1]).toMatchObject({ version: 2, skus: [] })
  })

  it('loses no change of simultaneous calls', async () => {
    const skus = ['CLOCK', 'BOOK', 'PACK', 'TO-24', 'BY-SIX']
    await Promise.all(skus.map((sku) => send('wishlist', [add(sku)])))
    expect((await read('wishlist')).skus.toSorted()).toEqual(skus.toSorted())
  })

  it('leaves out unknown products and those above the limit', async () => {
    const skus = ['CLOCK', 'NO-SUCH', 'BOOK', 'PACK', 'TO-24', 'BY-SIX', 'FROM-SIX', 'CARD']
    const [code, list] = await send('compare', skus.map(add))
    expect(code).toBe(200)
    expect(list.skus).not.toContain('NO-SUCH')
    expect(list.skus.length).toBeLessThanOrEqual(savedLimits.compare)
  })

  it.each([
    ['an unknown list', 'hates', [{ id: '12345678', type: 'add', sku: 'CLOCK' }]],
    ['no change', 'wishlist', []],
    ['an unknown kind of change', 'wishlist', [{ id: '12345678', type: 'move', sku: 'CLOCK' }]],
    ['a change without id', 'wishlist', [{ type: 'add', sku: 'CLOCK' }]],
  ])('refuses %s and stores nothing', async (_case, list, sent) => {
    expect((await send(list, sent))[0]).toBe(400)
    expect((await read('wishlist')).version).toBe(0)
  })

  it('shares a wishlist under an unguessable key until the customer ends it', async () => {
    await send('wishlist', [add('CLOCK')])
    const [, { share_key: key }] = await share(true)
    expect((await share(true))[1].share_key).toBe(key)
    expect(await shared(key)).toEqual([200, { skus: ['CLOCK'] }])
    expect((await shared(key, 'trade'))[0]).toBe(404)
    expect((await shared('x'.repeat(22)))[0]).toBe(404)
    expect((await shared('short'))[0]).toBe(404)
    await share(false)
    expect((await shared(key))[0]).toBe(404)
    expect((await share(true))[1].share_key).not.toBe(key)
  })
})
