import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { configureTags, findTagPlugin, tagPlugins, tagSourcesOf } from './index.ts'
import { tagServerParts } from './server.ts'

it.each(tagPlugins.map((row) => [row.code, row] as const))('%s has a browser part in its folder', (code, row) => {
  expect(existsSync(join(import.meta.dirname, code, 'browser.tsx'))).toBe(true)
  expect(tagServerParts.has(code)).toBe(row.hasServerPart === true)
  expect(findTagPlugin(code)).toBe(row)
})

it('reports unknown plugins and missing or malformed settings, and omits these plugins', () => {
  const { tags, problems } = configureTags({
    plugins: { 'product-analytics': {}, analytics: {}, 'heat-map': { id: 'abc' }, other: {} },
  })
  expect(tags.plugins).toEqual([])
  expect(problems).toEqual([
    'there is no tag other',
    'analytics: id is missing (id)',
    'heat-map: id is malformed (id)',
    'product-analytics: key is missing (key)',
    'product-analytics: host is missing (host)',
  ])
})

it('passes secrets to the server only, not to pages', () => {
  const { tags, server } = configureTags({
    plugins: { analytics: { id: 'G-1', secret: 'geheim' }, 'social-pixel': { id: '1' } },
    purchase: 'server',
  })
  expect(JSON.stringify(tags)).not.toContain('geheim')
  expect(server).toEqual({ analytics: expect.objectContaining({ id: 'G-1', secret: 'geheim' }) })
  expect(tags.plugins.map(({ code }) => code)).toEqual(['analytics', 'social-pixel'])
})

it('reports that no configured plugin can receive purchases from the server', () => {
  expect(configureTags({ plugins: { analytics: { id: 'G-1' } }, purchase: 'server' }).problems).toHaveLength(1)
})

it('collects the policy’s sources from the active plugins, each source once', () => {
  const { tags } = configureTags({ plugins: { 'tag-manager': { id: 'GTM-1' }, analytics: { id: 'G-1' } } })
  expect(tagSourcesOf(tags)['script-src']).toEqual(['https://www.googletagmanager.com'])
  expect(tagSourcesOf(configureTags({}).tags)).toEqual({})
})

const report = {
  purchase: {
    ...({ type: 'purchase', orderNumber: '000000012', tax: 2, shipping: 5, coupon: null, value: 17 } as const),
    items: [{ sku: 'CL-1', name: 'Clock', price: 12, quantity: 1 }],
  },
  currency: 'GBP',
  placedAt: new Date('2026-11-17T10:00:00Z'),
  pageUrl: 'https://shop.example/success',
  clientId: '1.2',
  userId: null,
}

it('sends purchases in the format of the Measurement Protocol', () => {
  const settings = { id: 'G-1', secret: 's', serverHost: 'https://www.google-analytics.com' }
  expect(tagServerParts.get('analytics')?.purchaseRequest(settings, report)).toEqual({
    url: 'https://www.google-analytics.com/mp/collect?measurement_id=G-1&api_secret=s',
    body: {
      client_id: '1.2',
      timestamp_micros: 1_794_909_600_000_000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'purchase',
          params: {
            transaction_id: '000000012',
            currency: 'GBP',
            value: 17,
            tax: 2,
            shipping: 5,
            items: [{ item_id: 'CL-1', item_name: 'Clock', price: 12, quantity: 1 }],
          },
        },
      ],
    },
  })
})

it('sends purchases to the Conversions API with the order number as event id', () => {
  const settings = { id: '42', secret: 's', serverHost: 'https://graph.facebook.com' }
  const request = tagServerParts.get('social-pixel')?.purchaseRequest(settings, report)
  expect(request?.url).toBe('https://graph.facebook.com/v23.0/42/events?access_token=s')
  expect(request?.body).toMatchObject({
    data: [{ event_name: 'Purchase', event_id: '000000012', custom_data: { value: 17, currency: 'GBP' } }],
  })
})
