import type { Stores } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { openChallenges } from './open-challenges.ts'

const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' }

async function withVendor(): Promise<Stores> {
  const stores = await loadTestStores()
  const choose = (view: Stores['views'][number]) =>
    view.code === 'default' ? { ...view, limits: { ...view.limits, botChallenge: 'recaptcha' } } : view
  return { ...stores, views: stores.views.map(choose) }
}

it('uses a vendor whose keys are set, and allows its addresses only in the store that uses it', async () => {
  const { stores, sourcesOf, settings } = openChallenges({
    config: keys,
    stores: await withVendor(),
    log: { warn: () => {} },
  })
  const [shop, other] = ['default', 'de'].map((code) => stores.views.find((view) => view.code === code)!)
  expect(shop?.limits.botChallenge).toBe('recaptcha')
  expect(sourcesOf(shop!)['script-src']).toEqual(['https://www.google.com', 'https://www.gstatic.com'])
  expect(sourcesOf(other!)).toEqual({})
  expect(settings.recaptcha).toMatchObject({ RECAPTCHA_VERSION: '3', RECAPTCHA_MODE: 'base' })
})

it('falls back to the challenge without a vendor when a key is missing, and logs it', async () => {
  const lines: object[] = []
  const log = { warn: (details: object) => void lines.push(details) }
  const { stores } = openChallenges({ config: {}, stores: await withVendor(), log })
  expect(stores.views.every(({ limits }) => limits.botChallenge === 'altcha')).toBe(true)
  expect(lines).toEqual([
    { store: 'default', problems: ['RECAPTCHA_SITE_KEY is missing', 'RECAPTCHA_SECRET is missing'] },
  ])
})
