import { websiteOfHost } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import type { StoreAddresses } from './apply-addresses.ts'
import { loadStores, type StoresError } from './load-stores.ts'
import { storesFolder } from './testing.ts'

const load = (addresses: StoreAddresses) => loadStores(storesFolder, { port: 3000, ...addresses })
const publicUrls = { mantel: 'https://shop.example', trade: 'https://trade.shop.example:8443' }

it('gives websites the addresses of the settings, with their APIs on the same origin', async () => {
  const { websites } = await load({ publicUrls })
  expect(websites.map(({ publicUrl, apiUrl }) => [publicUrl, apiUrl])).toEqual([
    ['https://shop.example', 'https://shop.example'],
    ['https://trade.shop.example:8443', 'https://trade.shop.example:8443'],
  ])
})

it('resolves hosts from the settings as well as the local default hosts', async () => {
  const stores = await load({ publicUrls, apiUrls: { trade: 'https://api.shop.example' } })
  for (const host of ['trade.shop.example:8443', 'api.shop.example', 'trade.localhost:3000'])
    expect([host, websiteOfHost(stores, host).code]).toEqual([host, 'trade'])
  expect(websiteOfHost(stores, 'shop.example').code).toBe('mantel')
})

it('keeps the addresses of a website that no setting mentions', async () => {
  const { websites } = await load({ publicUrls: { mantel: 'https://shop.example' } })
  expect(websites[1]).toMatchObject({ publicUrl: 'http://trade.localhost:3000', hosts: ['trade.localhost'] })
})

it.each<[string, StoreAddresses, string]>([
  [
    'unknown website',
    { publicUrls: { shop: 'https://a.example' } },
    'PUBLIC_URLS: there is no website shop; there are mantel, trade',
  ],
  [
    'shared host',
    { publicUrls: { mantel: 'https://a.example', trade: 'https://a.example:8443' } },
    'PUBLIC_URLS, API_URLS: mantel and trade share the host a.example; a website needs its own',
  ],
])('refuses an %s in one line', async (_, addresses, line) => {
  const error = await load(addresses).catch((caught: unknown) => caught)
  expect((error as StoresError).problems).toEqual([line])
})
