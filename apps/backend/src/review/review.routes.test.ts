import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'

withTestDb('reviews', (getDb, getConnection) => {
  let shop: OrderShop
  let customers = 0
  let productId: number
  let photo: string
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    const row = await getDb().selectFrom('product').select('id').where('sku', '=', 'BOOK').executeTakeFirstOrThrow()
    productId = row.id
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer()
    photo = jpeg.toString('base64')
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await getDb().deleteFrom('review').execute()
    await getDb().updateTable('rate_limit').set({ expire: 1 }).execute()
  })

  const register = async () => {
    const email = `r${++customers}@example.test`
    return registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email })
  }
  const words = { title: 'Lovely', detail: 'Reads well.\nTwice.', nickname: 'Ada' }
  const send = (change: object = {}, more: { token?: string; storeCode?: string } = {}) =>
    shop.call('POST', '/api/review/create', {
      body: { review: { product_id: productId, ...words, review_entity: 'product', ...change } },
      ...more,
    })
  const stored = () => getDb().selectFrom('review').selectAll().execute()
  async function shown(): Promise<Record<string, unknown>[]> {
    await shop.settle()
    const query = `request=${encodeURIComponent(
      JSON.stringify({
        query: {
          bool: {
            filter: {
              bool: { must: [{ terms: { product_id: [productId] } }, { terms: { review_status: [1] } }] },
            },
          },
        },
      }),
    )}`
    const reply = await shop.app.inject(`/api/catalog/catalog_default/review/_search?${query}`)
    return reply.json().hits.hits.map((hit: { _source: unknown }) => hit._source)
  }

  it('stores a guest’s review for moderation, whatever status the client sends, and shows it when approved', async () => {
    const [code, review] = await send({ rating: 4, review_status: 1, customer_id: 1 })
    expect([code, review.review_status]).toEqual([200, 2])
    expect(await stored()).toMatchObject([
      { status: 2, customer_id: null, document: { ...words, review_type: 2, verified_purchase: false } },
    ])
    expect(await shown()).toEqual([])
    const pending = await shop.reviews.list({ storeCode: 'default', limit: 50 })
    expect(pending.reviews.map(({ id, sku }) => [id, sku])).toEqual([[review.id, 'BOOK']])
    expect(await shop.reviews.decide(review.id, true)).toBe('done')
    expect(await shown()).toMatchObject([{ ...words, ratings: [{ percent: 80, value: 4 }] }])
    expect(await shop.reviews.decide(review.id, true)).toBe('unchanged')
    expect(await shop.reviews.decide(review.id, false)).toBe('done')
    expect(await shown()).toEqual([])
    expect(await shop.reviews.decide(999_999, true)).toBe('missing')
  })

  it('lists the newest pending reviews first, up to the limit, with the total', async () => {
    const document = (title: string, created_at: string) => JSON.stringify({ ...words, title, created_at })
    const review = { store_code: 'default', product_id: productId, customer_id: null, status: 2 }
    await getDb()
      .insertInto('review')
      .values([
        { ...review, id: 901, document: document('newest', '2026-11-03 09:00:00') },
        { ...review, id: 902, document: document('oldest', '2026-11-01 09:00:00') },
        { ...review, id: 903, document: document('middle', '2026-11-02 09:00:00') },
        { ...review, id: 904, status: 1, document: document('approved', '2026-11-04 09:00:00') },
      ])
      .execute()
    const { reviews, total } = await shop.reviews.list({ limit: 2 })
    expect(reviews.map(({ document }) => document.title)).toEqual(['newest', 'middle'])
    expect(total).toBe(3)
    expect(await shop.reviews.list({ storeCode: 'de', limit: 2 })).toEqual({ reviews: [], total: 0 })
  })

  it('stores a review once although it is sent twice', async () => {
    await Promise.all([send(), send(), send()])
    await send()
    expect((await stored()).length).toBeLessThanOrEqual(3)
    const [, first] = await send()
    const [, second] = await send()
    expect(second.id).toBe(first.id)
  })

  it('marks a verified purchase by the customer’s real orders', async () => {
    const buyer = await register()
    await shop.setStock('BOOK', 5)
    const placed = await shop.place(orderBody([{ sku: 'BOOK', qty: 1 }], { user_id: String(buyer.id) }), {
      token: buyer.token,
    })
    expect(placed[0]).toBe(200)
    await send({}, { token: buyer.token })
    await send({ nickname: 'Eve' }, { token: (await register()).token })
    const verified = (await stored()).map(({ document }) => [document.nickname, document.verified_purchase])
    expect(verified.toSorted()).toEqual([
      ['Ada', true],
      ['Eve', false],
    ])
  })

  it('shows a customer’s photos only when the review is approved, as renditions without metadata', async () => {
    const { token } = await register()
    const [code, review] = await send({ photos: [photo] }, { token })
    expect(code).toBe(200)
    const [path] = review.photos
    const get = () => shop.app.inject(`/img/300/300/resize${path}`)
    expect((await get()).statusCode).toBe(400)
    await shop.reviews.decide(review.id, true)
    const picture = await get()
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  })

  it.each([
    ['text', Buffer.from('<script>alert(1)</script>').toString('base64')],
    [
      'a program with the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('MZ'.repeat(99))]).toString('base64'),
    ],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ])('refuses %s as a photo and stores nothing', async (_case, content) => {
    const { token } = await register()
    expect((await send({ photos: [content] }, { token }))[0]).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('refuses photos of guests, unknown products, other stores’ products and empty texts', async () => {
    expect((await send({ photos: [photo] }))[0]).toBe(401)
    expect((await send({ product_id: 999_999 }))[0]).toBe(404)
    for (const change of [{ title: ' ' }, { detail: '' }, { nickname: '' }, { rating: 6 }, { rating: 0 }])
      expect((await send(change))[0]).toBe(400)
    expect((await send({}, { token: 'x'.repeat(43) }))[0]).toBe(401)
    expect(await stored()).toEqual([])
  })

  it('keeps a review without its customer when the account is deleted', async () => {
    const buyer = await register()
    await send({}, { token: buyer.token })
    await getDb().deleteFrom('customer').where('id', '=', buyer.id).execute()
    expect(await stored()).toMatchObject([{ customer_id: null, document: words }])
  })
})
