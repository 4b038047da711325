import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAddressLookup } from './index.ts'

const requests: { url: string | undefined; key: string | undefined }[] = []
/** A fake server that answers in the provider's documented format. */
const provider = createServer((request, response) => {
  requests.push({ url: request.url, key: request.headers.authorization })
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
      result: [house, flat].map((address) => ({ ...common, thoroughfare, ...address })),
    })
  }
  if (request.url?.endsWith('ID1%20KFA')) return answer(404, { code: 4040, message: 'Postcode not found' })
  return answer(402, { code: 4020, message: 'Key balance depleted' })
})
let lookup: ReturnType<typeof createAddressLookup>
beforeAll(async () => {
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  lookup = createAddressLookup({ key: 'k', baseUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` })
})
afterAll(() => provider.close())

it('sends the key in a header and splits the address lines into street and house', async () => {
  expect(await lookup('id11qd')).toEqual([
    { street: ['Barons Court Road', '2'], city: 'LONDON', region: 'London', postcode: 'ID1 1QD', country_id: 'GB' },
    {
      street: ['4 Barons Court Road', 'Basement Flat'],
      city: 'LONDON',
      region: 'London',
      postcode: 'ID1 1QD',
      country_id: 'GB',
    },
  ])
  expect(requests).toEqual([{ url: '/v1/postcodes/ID1%201QD', key: 'api_key="k"' }])
})

it('returns an empty list for invalid postcodes without a request', async () => {
  const before = requests.length
  expect(await lookup('10115')).toEqual([])
  expect(await lookup("'; drop table")).toEqual([])
  expect(requests.length).toBe(before)
})

it('throws when the provider reports an error', async () => {
  await expect(lookup('SW1A 1AA')).rejects.toThrow('402')
})

it('finds the same made-up streets each time without a key, and none in unknown postcode areas', async () => {
  const demoLookup = createAddressLookup({})
  const found = await demoLookup('bs1 5tr')
  expect(found.length).toBeGreaterThan(3)
  expect(found[0]).toMatchObject({ city: 'Bristol', postcode: 'BS1 5TR', country_id: 'GB' })
  expect(await demoLookup('BS15TR')).toEqual(found)
  expect(await demoLookup('QQ1 1QQ')).toEqual([])
})
