import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddressLookup } from './index.ts'

const asked: { url: string | undefined; key: string | undefined }[] = []
/** A stand-in that answers in the provider's documented shape. */
const provider = createServer((request, response) => {
  asked.push({ url: request.url, key: request.headers.authorization })
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (request.url?.endsWith('ID1%201QD')) {
    const common = { post_town: 'LONDON', county: 'London', postcode: 'ID1 1QD', country: 'England' }
    const house = { line_1: '2 Barons Court Road', line_2: '', line_3: '', building_number: '2' }
    const flat = { line_1: 'Basement Flat', line_2: '4 Barons Court Road', line_3: '', building_number: '4' }
    const thoroughfare = 'Barons Court Road'
    return answer(200, {
      code: 2000,
      message: 'Success',
      result: [house, flat].map((one) => ({ ...common, thoroughfare, ...one })),
    })
  }
  if (request.url?.endsWith('ID1%20KFA')) return answer(404, { code: 4040, message: 'Postcode not found' })
  return answer(402, { code: 4020, message: 'Key balance depleted' })
})
let real: ReturnType<typeof createAddressLookup>
beforeAll(async () => {
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  real = createAddressLookup({ key: 'k', baseUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` })
})
afterAll(() => provider.close())

test('the provider is asked with the key in a header, and its lines become street and house', async () => {
  expect(await real('id11qd')).toEqual([
    { street: ['Barons Court Road', '2'], city: 'LONDON', region: 'London', postcode: 'ID1 1QD', country_id: 'GB' },
    {
      street: ['4 Barons Court Road', 'Basement Flat'],
      city: 'LONDON',
      region: 'London',
      postcode: 'ID1 1QD',
      country_id: 'GB',
    },
  ])
  expect(asked).toEqual([{ url: '/v1/postcodes/ID1%201QD', key: 'api_key="k"' }])
})

test('what is no postcode is not asked, and a provider that cannot tell is no empty list', async () => {
  const before = asked.length
  expect(await real('10115')).toEqual([])
  expect(await real("'; drop table")).toEqual([])
  expect(asked.length).toBe(before)
  await expect(real('SW1A 1AA')).rejects.toThrow('402')
})

test('without a key made-up streets are found, the same ones each time, and none where there is no such area', async () => {
  const made = createAddressLookup({})
  const found = await made('bs1 5tr')
  expect(found.length).toBeGreaterThan(3)
  expect(found[0]).toMatchObject({ city: 'Bristol', postcode: 'BS1 5TR', country_id: 'GB' })
  expect(await made('BS15TR')).toEqual(found)
  expect(await made('QQ1 1QQ')).toEqual([])
})
