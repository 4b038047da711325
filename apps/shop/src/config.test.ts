import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseConfig, projectRoot, settingNames } from './config.ts'

it('defaults to this machine and a data folder in the project', () => {
  expect(parseConfig({}, '/shop')).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/shop/data',
      storesDir: '/shop/stores',
      logLevel: 'info',
      processes: 1,
      secretKeyChanged: false,
      demo: true,
      serviceWorker: true,
      preparePages: true,
      allowInPublic: [],
      overload: { maxRequests: 1000, maxWaitMs: 2000, replyBytes: 64 * 1024 * 1024, stallMs: 30_000 },
      login: {},
      newsletter: {},
      challenge: {},
      tags: { alwaysAsks: false },
      payment: {
        accounts: { card: 'sandbox', paypal: 'sandbox' },
        withoutMoney: [
          { code: 'card', setting: 'CARD_PROVIDER=sandbox' },
          { code: 'paypal', setting: 'PAYPAL_PROVIDER=sandbox' },
        ],
      },
    },
  })
})

it('reads settings and treats an empty value as not set', () => {
  const result = parseConfig({
    PORT: '8080',
    DATA_DIR: '/srv/mantel',
    STORES_DIR: '/srv/stores',
    DEMO: 'Off',
    LOG_LEVEL: '',
    TRUST_PROXY: '::1, 10.0.0.0/8',
  })
  expect(result).toMatchObject({
    config: {
      port: 8080,
      dataDir: '/srv/mantel',
      storesDir: '/srv/stores',
      demo: false,
      logLevel: 'info',
      trustProxy: ['::1', '10.0.0.0/8'],
    },
  })
})

it.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
  ['REPLY_MEMORY_MB', '0', 'REPLY_MEMORY_MB must be a whole number from 1 to 4096, not "0".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
  ['DEMO', 'maybe', 'DEMO must be on or off, not "maybe".'],
  [
    'ALLOW_IN_PUBLIC',
    'all',
    'ALLOW_IN_PUBLIC must be a list of sandbox, demo-fill, demo-accounts, demo-gift-cards, no-tax-country, not "all".',
  ],
  [
    'TRUST_PROXY',
    'all',
    'TRUST_PROXY must be a list of addresses or networks such as 127.0.0.1,10.0.0.0/8, not "all".',
  ],
])('rejects %s=%s with one line that says what it must be', (name, value, line) => {
  expect(parseConfig({ [name]: value })).toEqual({ ok: false, problems: [line] })
})

it('reports every invalid setting on its own line without printing secrets', () => {
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

it('finds every setting in .env.example', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')
  expect([...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name)).toEqual(settingNames)
})

it('reads public addresses by website', () => {
  const PUBLIC_URLS = 'mantel=https://shop.example, trade=https://trade.shop.example:8443'
  expect(parseConfig({ PUBLIC_URLS })).toMatchObject({
    config: { publicUrls: { mantel: 'https://shop.example', trade: 'https://trade.shop.example:8443' } },
  })
})

it.each([
  'https://shop.example',
  'mantel=shop.example',
  'mantel=https://shop.example/',
  'mantel=https://Shop.example/path',
  'mantel=ftp://shop.example',
  'mantel=https://user:pw@shop.example',
  'mantel=https://a.example,mantel=https://b.example',
])('refuses the public addresses %s', (PUBLIC_URLS) => {
  expect(parseConfig({ PUBLIC_URLS })).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^PUBLIC_URLS must name websites and origins such as mantel=https:.*, not "/)],
  })
})
