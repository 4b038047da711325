import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { createOptionFiles } from './index.ts'
import { customOptions, optionValue } from './testing/items.ts'
import { jpeg, pdf, png } from './testing/uploads.ts'

withTestDb('files of options', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
  })
  afterAll(() => shop?.close())

  const upload = (cartId: string, body: Buffer, more: object = {}, token = '') =>
    shop.callCart('POST', 'upload', {
      cartId,
      token,
      body: { sku: 'ENGRAVED', option_id: 5, name: 'photo.png', data: body.toString('base64'), ...more },
    })
  const engraved = (file: string) => ({
    sku: 'ENGRAVED',
    qty: 1,
    ...customOptions(optionValue(1, 'For Ann'), optionValue(5, file)),
  })

  it.each([
    ['photo.png', png],
    ['photo.JPG', jpeg],
    ['Grandma’s photo (2).pdf', pdf],
  ])('stores %s and puts it into the cart under its name', async (name, body) => {
    const cartId = await shop.create()
    const [code, { option_value }] = await upload(cartId, body, { name })
    expect([code, option_value]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}\//)])
    expect((await shop.add(cartId, engraved(option_value)))[0]).toBe(200)
    const [, totals] = await shop.callCart('GET', 'totals', { cartId })
    expect(totals.items[0].options).toContain(name)
  })

  it.each([
    ['of the largest size', 20, 10, 200, expect.anything()],
    ['that is too wide', 21, 10, 400, 'The picture may be up to 20 pixels wide.'],
    ['that is too high', 20, 11, 400, 'The picture may be up to 10 pixels high.'],
  ])('limits the pixels of a picture %s', async (_, width, height, status, answer) => {
    const create = { width, height, channels: 3 as const, background: 'red' }
    const body = await sharp({ create }).png().toBuffer()
    expect(await upload(await shop.create(), body, { option_id: 6 })).toEqual([status, answer])
    expect((await upload(await shop.create(), pdf, { option_id: 6, name: 'page.pdf' }))[0]).toBe(200)
  })

  it.each([
    ['text', 'note.txt', Buffer.from('Hello'), /one of these types: JPG, PNG, WEBP, PDF/],
    ['an empty file', 'photo.png', Buffer.alloc(0), /./],
    ['an SVG', 'photo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /one of these types/],
    ['HTML under the name of a picture', 'photo.png', Buffer.from('<html><script>1</script>'), /one of these types/],
    ['a picture under the name of a program', 'photo.exe', png, /content doesn't match/],
    ['a picture with an archive behind it', 'photo.png', Buffer.concat([png, zip()]), /content doesn't match/],
    ['a JPEG with bytes behind it', 'photo.jpg', Buffer.concat([jpeg, Buffer.from('more')]), /content doesn't match/],
    [
      'a picture with a script in it',
      'photo.jpg',
      jpegWithComment('<script>alert(1)</script>'),
      /content doesn't match/,
    ],
    [
      'a picture with an archive in it',
      'photo.jpg',
      jpegWithComment(zip().toString('latin1')),
      /content doesn't match/,
    ],
    ['a PDF with JavaScript', 'a.pdf', withPdfName('/J#61vaScript (app.alert(1))'), /content doesn't match/],
    ['a PDF with a file in it', 'a.pdf', withPdfName('/EmbeddedFile'), /content doesn't match/],
    ['a cut-off picture', 'photo.png', png.subarray(0, png.length - 6), /content doesn't match/],
    ['a path as its name', '../../etc/passwd.png', png, /rename the file/],
    ['a Windows path as its name', '..\\photo.png', png, /rename the file/],
    ['a hidden name', '.photo.png', png, /rename the file/],
    ['a name with another direction of writing', 'photo\u202Egnp.exe.png', png, /rename the file/],
    ['a file of more than 5 MB', 'photo.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), /up to 5 MB/],
  ])('refuses %s', async (_, name, body, text) => {
    const cartId = await shop.create()
    const [code, result] = await upload(cartId, body, { name })
    expect(code).toBe(400)
    expect(JSON.stringify(result)).toMatch(text)
    const rows = await getDb()
      .selectFrom('option_file')
      .innerJoin('cart', 'cart.id', 'cart_id')
      .select('key')
      .where('guest_key', '=', cartId)
      .execute()
    expect(rows).toEqual([])
  })

  it('refuses files for an option that takes none, and for a cart that does not exist', async () => {
    const cartId = await shop.create()
    expect((await upload(cartId, png, { option_id: 1 }))[0]).toBe(400)
    expect((await upload(cartId, png, { sku: 'CLOCK' }))[0]).toBe(400)
    expect((await upload(`g${'0'.repeat(32)}`, png))[0]).toBe(404)
  })

  it('refuses the file of another cart, an unknown key and a changed file name', async () => {
    const [own, other] = [await shop.create(), await shop.create()]
    const [, { option_value }] = await upload(own, png)
    expect((await shop.add(other, engraved(option_value)))[0]).toBe(400)
    expect((await shop.add(own, engraved(`${'0'.repeat(32)}/photo.png`)))[0]).toBe(400)
    expect((await shop.add(own, engraved(option_value.replace('photo', 'other'))))[0]).toBe(400)
    expect((await shop.add(own, engraved('/etc/passwd')))[0]).toBe(400)
    const body = orderBody([{ ...engraved(option_value), qty: 1 }], { cart_id: other })
    expect((await shop.call('POST', '/api/order', { body }))[0]).toBeGreaterThanOrEqual(400)
    expect((await shop.add(own, engraved(option_value)))[0]).toBe(200)
  })

  it("moves a guest's file to the customer's cart after the login, and to nobody else's", async () => {
    const guest = await shop.create()
    const [, { option_value }] = await upload(guest, png)
    const db = getDb()
    const ann = await registerTestCustomer({ db, view: viewOf('default') }, { email: 'ann-files@example.test' })
    const bo = await registerTestCustomer({ db, view: viewOf('default') }, { email: 'bo-files@example.test' })
    const [annsCart, bosCart] = [await shop.create({ token: ann.token }), await shop.create({ token: bo.token })]
    expect((await shop.add(annsCart, engraved(option_value), { token: ann.token }))[0]).toBe(200)
    expect((await shop.add(bosCart, engraved(option_value), { token: bo.token }))[0]).toBe(400)
    expect((await shop.add(guest, engraved(option_value)))[0]).toBe(400)
  })

  it('keeps a file that two orders of a customer contain', async () => {
    const db = getDb()
    const { token } = await registerTestCustomer({ db, view: viewOf('default') }, { email: 'again-files@example.test' })
    const firstCart = await shop.create({ token })
    const [, { option_value }] = await upload(firstCart, png, {}, token)
    const order = async () => {
      const cartId = await shop.create({ token })
      expect((await shop.add(cartId, engraved(option_value), { token }))[0]).toBe(200)
      expect((await shop.place(orderBody([engraved(option_value)], { cart_id: cartId }), { token }))[0]).toBe(200)
      return (await shop.allOrders()).at(-1)!.number
    }
    const numbers = [await order(), await order()]
    const files = createOptionFiles(join(shop.dataDir, 'uploads'))
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
    for (const number of numbers) {
      expect(await shop.orderFiles(number)).toEqual([{ name: 'photo.png', sku: 'ENGRAVED', body: png }])
    }
    await db.deleteFrom('customer').where('email', '=', 'again-files@example.test').execute()
    await files.removeUnused(db, tomorrow)
    for (const number of numbers) expect(await shop.orderFiles(number)).toMatchObject([{ body: png }])
  })

  it('refuses more than 20 files for one cart', async () => {
    const cartId = await shop.create()
    for (let count = 0; count < 20; count++) expect((await upload(cartId, png))[0]).toBe(200)
    expect(await upload(cartId, png)).toEqual([400, expect.stringContaining('20')])
  })

  it('shows the merchant the files of an order, and deletes the files of removed carts', async () => {
    const [cartId, left] = [await shop.create(), await shop.create()]
    const [, { option_value }] = await upload(cartId, pdf, { name: 'letter.pdf' })
    await upload(left, png)
    const body = orderBody([engraved(option_value)], { cart_id: cartId })
    expect((await shop.call('POST', '/api/order', { body }))[0]).toBe(200)
    const order = await getDb()
      .selectFrom('shop_order')
      .innerJoin('cart', 'cart.id', 'shop_order.cart_id')
      .select(['number', 'snapshot'])
      .where('cart.guest_key', '=', cartId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(order.snapshot)).toContain('letter.pdf')
    expect(await shop.orderFiles(order.number)).toEqual([{ name: 'letter.pdf', sku: 'ENGRAVED', body: pdf }])

    const dir = join(shop.dataDir, 'uploads')
    const paths = async () =>
      (await readdir(dir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length
    const before = await paths()
    const files = createOptionFiles(dir)
    await getDb().deleteFrom('cart').where('guest_key', '=', left).execute()
    expect(await files.removeUnused(getDb(), new Date())).toBe(0)
    expect(await files.removeUnused(getDb(), new Date(Date.now() + 2 * 60 * 60 * 1000))).toBe(1)
    expect(await paths()).toBe(before - 1)
    expect(await shop.orderFiles(order.number)).toMatchObject([{ body: pdf }])
  })
})

function zip(): Buffer {
  return Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06]), Buffer.alloc(18)])
}

/** A JPEG with a comment segment after its first marker. */
function jpegWithComment(text: string): Buffer {
  const comment = Buffer.from(text, 'latin1')
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

const withPdfName = (name: string) =>
  Buffer.from(pdf.toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${name}`), 'latin1')
