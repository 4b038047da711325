import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig, projectRoot, settingNames } from './config.ts'

test('without any setting the shop runs on this machine with its data in the project', () => {
  expect(parseConfig({}, '/shop')).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/shop/data',
      logLevel: 'info',
      demo: true,
      serviceWorker: true,
      preparePages: true,
      payment: { card: 'sandbox', paypal: 'sandbox' },
    },
  })
})

test('settings are read, and an empty one counts as not set', () => {
  const result = parseConfig({
    PORT: '8080',
    DATA_DIR: '/srv/mantel',
    DEMO: 'Off',
    LOG_LEVEL: '',
    TRUST_PROXY: '::1, 10.0.0.0/8',
  })
  expect(result).toMatchObject({
    config: { port: 8080, dataDir: '/srv/mantel', demo: false, logLevel: 'info', trustProxy: ['::1', '10.0.0.0/8'] },
  })
})

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
  ['DEMO', 'maybe', 'DEMO must be on or off, not "maybe".'],
  [
    'TRUST_PROXY',
    'all',
    'TRUST_PROXY must be a list of addresses or networks such as 127.0.0.1,10.0.0.0/8, not "all".',
  ],
])('a bad %s (%s) is one line that says what it must be', (name, value, line) => {
  expect(parseConfig({ [name]: value })).toEqual({ ok: false, problems: [line] })
})

test('every bad setting has its line, and secrets are not repeated', () => {
  const result = parseConfig({
    PORT: 'x',
    DATABASE_URL: 'mysql://u:hunter2@h/d',
    SECRET_KEY: 'hunter2',
    SMTP_URL: 'hunter2',
  })
  if (result.ok) throw new Error('accepted')
  expect(result.problems).toHaveLength(4)
  expect(result.problems.join()).not.toContain('hunter2')
})

test('.env.example lists every setting', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')
  expect([...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name)).toEqual(settingNames)
})
