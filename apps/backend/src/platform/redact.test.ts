import { expect, it } from 'vitest'
import { createLog } from './create-log.ts'
import { redact, redactText } from './redact.ts'

it.each([
  ['GET /api/user/me?token=abc123&storeCode=de', 'GET /api/user/me?token=[redacted]&storeCode=de'],
  ['for ada.lovelace@example.test at noon', 'for [email] at noon'],
  ['email=ada%40example.test&x=1', 'email=[email]&x=1'],
  ['Authorization: Bearer s3cr3t', 'Authorization: Bearer [token]'],
  ['groupToken eyJhbGciOiJI.eyJpZCI6.c2ln', 'groupToken [token]'],
  ['postgres://shop:hunter2@db:5432/shop', 'postgres://shop:[redacted]@db:5432/shop'],
])('scrubs secrets in %s', (text, scrubbed) => {
  expect(redactText(text)).toBe(scrubbed)
})

it('leaves a text without secrets unchanged', () => {
  const text = 'relation "stock_item" does not exist at 12:30:15, sku CLK-OAK-30 size 3'
  expect(redactText(text)).toBe(text)
})

it('masks secret keys at any depth and keeps the code, message and stack of errors', () => {
  const error = Object.assign(new Error('no such user ada@example.test'), { code: 'E1' })
  expect(
    redact({
      a: [{ password: 'p', newPassword: 'q', refreshToken: 'r' }],
      headers: { authorization: 'x' },
      sku: 'A',
      error,
    }),
  ).toEqual({
    a: [{ password: '[redacted]', newPassword: '[redacted]', refreshToken: '[redacted]' }],
    headers: { authorization: '[redacted]' },
    sku: 'A',
    error: {
      type: 'Error',
      message: 'no such user [email]',
      code: 'E1',
      stack: expect.stringContaining('redact.test'),
    },
  })
})

it.each([
  ['/api/ext/ordr-details/7-xB_3mQpZk29-aLwTe0Rt5Yu8Io1PqAsD', '/api/ext/ordr-details/[redacted]'],
  ['/previw/trade_eu.cms_page.7.1795564800.xB_3mQpZk29-aLwTe0Rt5Yu8Io1Pq/more', '/previw/[redacted]/more'],
  ['/download/9f86d081884c7d659a2feaa0c55ad015', '/download/[redacted]'],
  ['/de/wanduhr-aus-eiche-mit-30-cm-durchmesser', '/de/wanduhr-aus-eiche-mit-30-cm-durchmesser'],
  ['/api/ext/cms-data/cmsBlockIdentifier/FRAME-OAK-30X40-WITH-GLASS', undefined],
])('masks parts of a path that look like a key: %s', (path, masked = path) => {
  expect(redact({ path })).toEqual({ path: masked })
})

it('truncates circular and very deep objects', () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  expect(JSON.stringify(redact(circular))).toContain('[deep]')
})

it('writes one JSON line per event with redacted message and details', () => {
  const lines: string[] = []
  const log = createLog({ stream: { write: (line) => void lines.push(line) } })
  log.info({ email: 'ada@example.test', err: new Error('token=abc') }, 'mail to ada@example.test')
  log.warn('bob@example.test')
  log.debug('not written')
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toMatch(/ada@|bob@|abc/)
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    level: 'info',
    msg: 'mail to [email]',
    email: '[redacted]',
    err: { type: 'Error', message: 'token=[redacted]' },
  })
})
