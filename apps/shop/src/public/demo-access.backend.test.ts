import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend, createLog, recordSeeding } from '@mantel/backend'
import { openTestDatabase } from '@mantel/backend/database/testing'
import { demoPassword } from '@mantel/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { createCloseDemo } from '../use-cases/close-demo.ts'
import { seedCustomers } from '../use-cases/seed-customers.ts'
import { createSeed } from '../use-cases/seed-demo.ts'
import { seedGiftCards } from '../use-cases/seed-gift-cards.ts'
import { findRisks } from './find-risks.ts'

type Context = Parameters<typeof createSeed>[0]
const publicUrls = { mantel: 'https://shop.example', trade: 'https://trade.shop.example' }
const io = { cwd: '/', out: () => {}, err: () => {} }
const { signal } = new AbortController()
let context: Context
let close: () => Promise<void>

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-risks-'))
  const log = createLog({ level: 'silent' })
  const stores = await loadTestStores({ publicUrls })
  const connection = await openTestDatabase()
  const shared = { connection, stores, dataDir, secretKey: 'a key for tests only', version: '0', now: () => new Date() }
  const backend = await createBackend({ ...shared, log })
  context = { ...shared, backend, db: connection.db, config: configOf({}) }
  close = async () => {
    await backend.close()
    await connection.close()
    await rm(dataDir, { recursive: true })
  }
}, 120_000)
afterAll(() => close())

function configOf(environment: Record<string, string>) {
  const read = parseConfig(environment)
  if (!read.ok) throw new Error(read.problems.join(' '))
  return read.config
}

const risksOf = async (environment: Record<string, string>) =>
  findRisks({ ...context, config: configOf(environment), now: new Date() })
const namesOf = async (environment: Record<string, string>) => (await risksOf(environment)).map(({ risk }) => risk)

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

it('lists every risk of the default settings with the setting that allows it', async () => {
  const found = await risksOf({})
  expect(found.map(({ risk }) => risk)).toEqual(['sandbox', 'sandbox', 'demo-fill', 'demo-accounts', 'demo-gift-cards'])
  for (const { risk, problem } of found) expect(problem).toContain(`ALLOW_IN_PUBLIC=${risk}.`)
})

it('finds no risk in an empty shop with live providers', async () => {
  expect(await namesOf({ ...live, DEMO: 'off' })).toEqual([])
})

it('finds stores without a tax country', async () => {
  const { stores } = context
  const views = stores.views.map((view) =>
    view.code === 'de' ? { ...view, tax: { ...view.tax, defaultCountry: 'PL', isCountryMissing: true } } : view,
  )
  const config = configOf({ ...live, DEMO: 'off' })
  const found = await findRisks({ ...context, stores: { ...stores, views }, config, now: new Date() })
  expect(found).toMatchObject([{ risk: 'no-tax-country', problem: expect.stringContaining('Store de has no tax.def') }])
})

it('treats a real provider in test mode as a sandbox', async () => {
  const [found] = await risksOf({ ...live, OPAYO_MODE: 'test', DEMO: 'off' })
  expect(found).toMatchObject({
    risk: 'sandbox',
    problem: expect.stringMatching(/^OPAYO_MODE=test: .* Set OPAYO_MODE=live/),
  })
})

it('refuses to seed the demo at a public address unless all of it is allowed', async () => {
  const seed = createSeed({ ...context, config: configOf({ ALLOW_IN_PUBLIC: 'demo-fill' }) })
  expect(await seed({}, io, signal)).toMatchObject({ ok: false, message: expect.stringContaining('ALLOW_IN_PUBLIC=') })
})

it('finds demo accounts and gift cards until they are closed', async () => {
  await seedCustomers(context)
  await seedGiftCards(context)
  await recordSeeding(context.db, 'test', new Date())
  const settings = { ...live, DEMO: 'off' }
  expect(await namesOf(settings)).toEqual(['demo-accounts', 'demo-gift-cards'])
  const login = async () => {
    const payload = { username: 'harriet@mantel.example', password: demoPassword }
    return (await context.backend.app.inject({ method: 'POST', url: '/api/user/login', payload })).json()
  }
  const { result: token } = await login()
  const profile = async () => (await context.backend.app.inject(`/api/user/me?token=${token}`)).statusCode
  expect(await profile()).toBe(200)

  expect(await createCloseDemo(context)({}, io, signal)).toEqual({
    ok: true,
    message: '7 demo accounts and 3 demo gift cards are closed.',
  })
  expect(await namesOf(settings)).toEqual([])
  expect((await login()).code).not.toBe(200)
  expect(await profile()).not.toBe(200)
})
