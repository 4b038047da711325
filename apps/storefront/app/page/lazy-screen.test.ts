import { expect, it } from 'vitest'
import type { ProductPage } from '../product/product-page.ts'
import { lazyScreen, type WithScreen } from './lazy-screen.ts'
import { MissingFile } from './missing-file.ts'

const Clock = () => null
const open = (fetchScreen = async () => Clock) => lazyScreen('clock', 'app/clock.tsx', fetchScreen)

it('returns the component to pages that loaded it', async () => {
  const screen = open()
  expect(screen.find()).toBeNull()
  const part = await screen.load()
  expect(part).toEqual({ screen: 'clock' })
  expect([screen.find(), screen.of(part)]).toEqual([Clock, Clock])
})

it('fetches again after a failure', async () => {
  let fetched = 0
  const screen = open(async () => {
    if (++fetched === 1) throw new Error('connection lost')
    return Clock
  })
  await expect(screen.load()).rejects.toThrow(MissingFile)
  await screen.load()
  await screen.load()
  expect([fetched, screen.find()]).toEqual([2, Clock])
})

it('does not accept page data whose loader did not load the screen', () => {
  // The type check of the pages fails if one of these lines compiles.
  // @ts-expect-error: only load() returns WithScreen
  const forgotten: WithScreen<'clock'> = { screen: 'clock' }
  // @ts-expect-error: a product page needs its screen
  const load = async (): Promise<ProductPage> => ({
    screen: 'product',
    ...({} as Omit<ProductPage, keyof WithScreen<'product'>>),
  })
  // @ts-expect-error: the proof of another screen
  expect(() => open().of({} as WithScreen<'product'>)).toThrow('The screen clock was not loaded')
  expect([forgotten.screen, typeof load]).toEqual(['clock', 'function'])
})
