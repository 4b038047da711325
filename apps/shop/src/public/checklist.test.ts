import { expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { type DeploymentFacts, listChecks } from './checklist.ts'

const publicUrls = { mantel: 'https://shop.example', trade: 'https://trade.shop.example' }
const settings = {
  TRUST_PROXY: '10.0.0.1',
  SMTP_URL: 'smtps://mail.shop.co',
  MAIL_FROM: 'a@shop.co',
  BACKUP_PATH: '/b',
}
const now = new Date('2026-11-17T12:00:00Z')

function configOf(environment: Record<string, string>) {
  const read = parseConfig(environment)
  if (!read.ok) throw new Error(read.problems.join(' '))
  return read.config
}

const passing: DeploymentFacts = {
  config: configOf(settings),
  stores: await loadTestStores({ publicUrls }),
  risks: [],
  conflicts: [],
  mailTrouble: null,
  diskTrouble: null,
  newestBackup: new Date('2026-11-16T12:00:00Z'),
  openFiles: 65_536,
  now,
}

const openPoints = (facts: Partial<DeploymentFacts>) =>
  listChecks({ ...passing, ...facts })
    .filter(({ open }) => open.length > 0)
    .map(({ name }) => name)

it('passes when every check passes', () => {
  expect(openPoints({})).toEqual([])
})

const without = (name: keyof typeof settings) => configOf({ ...settings, [name]: '' })
const http = { ...publicUrls, trade: 'http://trade.shop.example' }
const sandbox = { risk: 'sandbox', problem: 'CARD_PROVIDER=sandbox' } as const
const accounts = { risk: 'demo-accounts', problem: 'Demo accounts' } as const

it.each<[string, Partial<DeploymentFacts>, string[]]>([
  ['local addresses', { stores: await loadTestStores() }, ['addresses', 'https']],
  [
    'one local website',
    { stores: await loadTestStores({ publicUrls: { mantel: publicUrls.mantel } }) },
    ['addresses', 'https'],
  ],
  ['plain http', { stores: await loadTestStores({ publicUrls: http }) }, ['https']],
  ['no proxy', { config: without('TRUST_PROXY') }, ['proxies', 'limits']],
  ['a proxy anywhere', { config: configOf({ ...settings, TRUST_PROXY: '0.0.0.0/0' }) }, ['proxies']],
  ['a proxy anywhere in IPv6', { config: configOf({ ...settings, TRUST_PROXY: '::/0' }) }, ['proxies']],
  ['no mail server', { config: without('SMTP_URL') }, ['mail']],
  ['a mail server that is down', { mailTrouble: 'the mail server does not answer' }, ['mail']],
  ['demo senders', { config: without('MAIL_FROM') }, ['mail']],
  ['the sandbox', { risks: [sandbox] }, ['payment']],
  ['a store without a tax country', { risks: [{ risk: 'no-tax-country', problem: 'Store de' }] }, ['tax']],
  ['demo accounts', { risks: [accounts] }, ['demo']],
  ['another secret', { conflicts: ['SECRET_KEY is not the one'] }, ['secret']],
  ['a key apart from its database', { config: configOf({ ...settings, DATABASE_URL: 'postgres://h/d' }) }, ['secret']],
  ['no backup setting', { config: without('BACKUP_PATH') }, ['backups']],
  ['no backup', { newestBackup: null }, ['backups']],
  ['an old backup', { newestBackup: new Date('2026-11-15T11:00:00Z') }, ['backups']],
  ['few open files', { openFiles: 1024 }, ['limits']],
  ['a full disk', { diskTrouble: 'disk full' }, ['disk']],
])('fails a check with %s', (_, facts, names) => {
  expect(openPoints(facts)).toEqual(names)
})

it('accepts a risk that is explicitly allowed, and says so', () => {
  const config = configOf({ ...settings, ALLOW_IN_PUBLIC: 'sandbox' })
  expect(openPoints({ config, risks: [sandbox, accounts] })).toEqual(['demo'])
  const payment = listChecks({ ...passing, config, risks: [sandbox] }).find(({ name }) => name === 'payment')
  expect(payment).toMatchObject({ open: [], done: 'sandbox is allowed on purpose' })
})
