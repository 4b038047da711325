import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { copyEmptyShop } from '../testing/seeded-shop.ts'
import { startProcess } from '../testing/start-process.ts'

let folder: string
let local: Record<string, string>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mantel-public-'))
  local = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', PREPARE_PAGES: 'off' }
  await copyEmptyShop(local.DATA_DIR!)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (env: Record<string, string>) => startProcess('../main.ts', [], { ...local, ...env })
const check = (env: Record<string, string>) => startProcess('../command.ts', ['check'], { ...local, ...env }).ended

const publicUrls = { PUBLIC_URLS: 'mantel=https://shop.example,trade=https://trade.shop.example' }
const live = {
  CARD_PROVIDER: 'opayo',
  OPAYO_MODE: 'live',
  OPAYO_VENDOR: 'v',
  OPAYO_KEY: 'k',
  OPAYO_PASSWORD: 'p',
  PAYPAL_PROVIDER: 'paypal',
  PAYPAL_MODE: 'live',
  PAYPAL_CLIENT_ID: 'c',
  PAYPAL_SECRET: 's',
}

async function openMailServer(): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

it('refuses to start at a public address without settings, lists every reason, and starts when each is resolved', async () => {
  const refused = await start(publicUrls).ended
  expect(refused.code).toBe(1)
  expect(refused.err.split('\n')).toEqual([
    expect.stringMatching(/^CARD_PROVIDER=sandbox: .*ALLOW_IN_PUBLIC=sandbox\.$/),
    expect.stringMatching(/^PAYPAL_PROVIDER=sandbox: .*ALLOW_IN_PUBLIC=sandbox\.$/),
    expect.stringMatching(/^DEMO=on .*ALLOW_IN_PUBLIC=demo-fill\.$/),
    expect.stringMatching(/^Demo accounts .*ALLOW_IN_PUBLIC=demo-accounts\.$/),
    expect.stringMatching(/^Demo gift cards .*ALLOW_IN_PUBLIC=demo-gift-cards\.$/),
    'The shop has a public address; npm run shop -- check lists all it needs.',
    '',
  ])
  expect(refused.out).not.toContain('demo catalogue')

  const unsettled = await check(publicUrls)
  expect(unsettled).toMatchObject({ code: 1, err: expect.stringMatching(/ points are open\./) })
  for (const name of ['proxies', 'mail', 'payment', 'demo', 'backups', 'limits'])
    expect(unsettled.out).toMatch(new RegExp(`^✗ ${name} `, 'm'))
  for (const name of ['addresses', 'https', 'secret', 'disk'])
    expect(unsettled.out).toMatch(new RegExp(`^✓ ${name} `, 'm'))

  writeFileSync(join(folder, 'backup.tar'), '')
  const settings = {
    ...publicUrls,
    ...live,
    DEMO: 'off',
    TRUST_PROXY: '127.0.0.1',
    MAIL_FROM: 'shop@mantel.co',
    SMTP_URL: await openMailServer(),
    BACKUP_PATH: join(folder, 'backup.tar'),
  }
  const otherKey = { ...settings, SECRET_KEY: 'another key that has more than 32 characters' }
  expect(await start(otherKey).ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^SECRET_KEY differs from the one .*SECRET_KEY_CHANGED=on/),
  })

  const shop = start(settings)
  await shop.waitForOutput('https://trade.shop.example')
  expect(shop.out()).toContain('The shop is open')
  // The running shop answers from its own settings.
  expect(await check(publicUrls)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/ready for the public\.\n$/),
  })
  shop.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0, err: '' })
}, 400_000)

it('starts a public demo when each part of it is allowed on purpose', async () => {
  const allowed = { ALLOW_IN_PUBLIC: 'sandbox,demo-fill,demo-accounts,demo-gift-cards' }
  const shop = start({ ...publicUrls, ...allowed })
  await shop.waitForOutput('Filling the empty shop')
  expect(shop.err()).toBe('')
  shop.kill('SIGTERM')
  await shop.ended
}, 120_000)
