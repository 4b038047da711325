import { expect, it, vi } from 'vitest'
import { type CacheInfo, emptyCacheInfo } from './record-calls.ts'
import { createShellCache } from './shell-cache.ts'

const shell = { menu: [], pages: [], blocks: {}, year: 2026 }
const open = () => createShellCache({ lifetimeMs: 1000, now: () => 0, onFailure() {} })
const loadWith = (change: (info: CacheInfo) => void) =>
  vi.fn(async (info: CacheInfo) => {
    change(info)
    return shell
  })

it('loads once for each store view and adds the cache information to every page', async () => {
  const shells = open()
  const load = loadWith((info) => {
    info.tags.add('C3')
    info.freshUntil = 500
  })
  for (const storeCode of ['default', 'de', 'default', 'de']) {
    const page = { ...emptyCacheInfo(), tags: new Set(['P1']), freshUntil: 700 }
    expect(await shells.get(storeCode, page, load)).toBe(shell)
    expect(page).toEqual({ tags: new Set(['P1', 'C3']), freshUntil: 500, isCacheable: true, unavailable: null })
  }
  expect(load).toHaveBeenCalledTimes(2)
})

it('loads again after a purge of one of its tags', async () => {
  const shells = open()
  const load = loadWith(({ tags }) => tags.add('C3'))
  await shells.get('default', emptyCacheInfo(), load)
  shells.purge({ all: false, tags: ['C4'] })
  await shells.get('default', emptyCacheInfo(), load)
  expect(load).toHaveBeenCalledTimes(1)
  shells.purge({ all: false, tags: ['C3'] })
  await shells.get('default', emptyCacheInfo(), load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('does not cache a failure and reports its reason to the page', async () => {
  const shells = open()
  const load = vi.fn(async (info: CacheInfo) => {
    info.unavailable = 'starting'
    throw new Error('loading the menu categories failed')
  })
  for (let time = 1; time <= 2; time++) {
    const page: CacheInfo = { ...emptyCacheInfo(), unavailable: 'busy' }
    await expect(shells.get('default', page, load)).rejects.toThrow('menu')
    expect(page.unavailable).toBe('starting')
    expect(load).toHaveBeenCalledTimes(time)
  }
})

it('loads for every page if a reply must not be cached, and no such page is cached', async () => {
  const shells = open()
  const load = loadWith((info) => {
    info.isCacheable = false
  })
  const pages = [emptyCacheInfo(), emptyCacheInfo()]
  for (const page of pages) await shells.get('default', page, load)
  expect(load).toHaveBeenCalledTimes(2)
  expect(pages.map(({ isCacheable }) => isCacheable)).toEqual([false, false])
})
