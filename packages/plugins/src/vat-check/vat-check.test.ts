import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseVatNumber, type VatNumber } from '@mantel/domain/customer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVatChecks, defaultVatCheck, isAcceptedVatNumber } from './index.ts'
import type { VatCheck } from './vat-check.ts'
import { createVies } from './vies/vies.ts'

const read = (number: string): VatNumber => parseVatNumber(number, number.slice(0, 2)) ?? { prefix: '', number }

const requests: unknown[] = []
/** A fake of VIES that answers in its format, also for an unavailable member state. */
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const sent = JSON.parse(body)
    requests.push([request.url, sent])
    const answer = (found: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    if (sent.countryCode === 'FR') return answer({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
    if (sent.countryCode === 'IT') return response.destroy()
    return answer({ ...sent, valid: sent.vatNumber === '100' || sent.vatNumber === '136695976' })
  })
})
let vies: VatCheck
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  vies = createVies({ baseUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}` })
})
afterAll(() => service.close())

it('sends country and number to VIES as separate fields', async () => {
  expect(await vies(read('DE136695976'))).toBe('valid')
  expect(await vies(read('DE136695977'))).toBe('invalid')
  expect(requests[0]).toEqual(['/check-vat-number', { countryCode: 'DE', vatNumber: '136695976' }])
})

it('returns “unknown” while VIES or a member state is unavailable', async () => {
  expect(await vies(read('FRXX123456789'))).toBe('unknown')
  expect(await vies(read('IT12345678901'))).toBe('unknown')
})

it('does not ask VIES for British numbers', async () => {
  const before = requests.length
  expect(await vies(read('GB999999973'))).toBe('unknown')
  expect(requests.length).toBe(before)
})

it.each([
  ['GB980780684', 'valid'],
  ['GB980780685', 'invalid'],
  ['GBGD001', 'valid'],
  ['DE136695976', 'valid'],
  ['DE136695978', 'invalid'],
  ['IT00743110157', 'valid'],
  ['IT00743110158', 'invalid'],
  ['SI50223054', 'valid'],
  ['SI50223055', 'invalid'],
  ['FRXX123456789', 'unknown'],
])('checks %s without another service and reports %s', async (number, verdict) => {
  expect(await createVatChecks().get(defaultVatCheck)?.(read(number))).toBe(verdict)
})

it('accepts only the verdict of the check that the store asks for', () => {
  const accepted = (code: string | null, verdict: 'valid' | 'unknown' | null, checkedBy: string | null) =>
    isAcceptedVatNumber(code, { verdict, checkedBy })
  expect(accepted('vies', 'valid', 'vies')).toBe(true)
  expect(accepted('vies', 'unknown', 'vies')).toBe(false)
  expect(accepted('vies', 'valid', 'check-digits')).toBe(false)
  expect(accepted('check-digits', 'unknown', 'check-digits')).toBe(true)
  expect(accepted('check-digits', null, null)).toBe(false)
  expect(accepted(null, null, null)).toBe(true)
})
