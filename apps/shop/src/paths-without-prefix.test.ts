import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { loadStores } from '@mantel/backend'
import type { Stores } from '@mantel/domain/store'
import { type Site, storefrontPlugin } from '@mantel/storefront'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from './config.ts'
import { listStoreAddresses } from './list-store-addresses.ts'

let dir: string
let stores: Stores
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mantel-stores-'))
  await cp(join(projectRoot, 'stores'), dir, { recursive: true })
  const file = join(dir, 'websites/mantel.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), prefixPaths: false }))
  stores = await loadStores(dir, { port: 3000 })
})
afterAll(() => rm(dir, { recursive: true, force: true }))

it('prints the address of the default view alone where paths have no store code', () => {
  expect(listStoreAddresses(stores).map(({ url }) => url)).toEqual([
    'http://localhost:3000',
    'http://trade.localhost:3000',
    'http://trade.localhost:3000/trade_eu',
  ])
})

it('gives the service worker no store views that have no pages', async () => {
  const app = Fastify()
  const worker = { code: '', settings: { build: 'b', pages: 'p', files: [] } }
  await app.register(storefrontPlugin, {
    stores,
    site: { files: new Map(), worker } as unknown as Site,
    fetch: () => async () => new Response(),
    purge: { on: () => () => {} },
    findMovedPath: async () => null,
    log: app.log,
  })
  const prefixesOf = async (host: string) => {
    const { body } = await app.inject({ url: '/service-worker.js', headers: { host } })
    const self: { workerSettings?: { prefixes: string[] } } = {}
    runInNewContext(body, { self })
    return self.workerSettings?.prefixes.join()
  }
  expect(await prefixesOf('localhost')).toBe('')
  expect(await prefixesOf('trade.localhost')).toBe(',/trade_eu')
  await app.close()
})
