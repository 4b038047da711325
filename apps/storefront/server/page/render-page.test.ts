import type { Fetch } from '@mantel/client'
import type { Website } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import type { RouteRow } from '../../app/route-table.ts'
import type { RenderRequest } from '../../app/server-entry.ts'
import type { CurrentStore } from '../../app/store/current-store.ts'
import { renderPage } from './render-page.ts'
import { createShellCache } from './shell-cache.ts'

const website = { name: 'Mantel', publicUrl: 'https://shop.example', apiUrl: 'https://shop.example' } as Website
const view = { code: 'default', language: 'en', settings: {}, endpoints: {} } as CurrentStore['view']
const failing = (error: string): Fetch => {
  return async () => Response.json({ code: 503, result: '', error }, { status: 503 })
}

/** Renders a page that makes one API call and one look-up of a moved path, and that has the given status. */
function render(status: number, fetch: Fetch, findMovedPath = async (): Promise<string | null> => null) {
  return renderPage({
    pages: {
      loadShell: async () => ({ menu: [], pages: [], blocks: {}, year: null }),
      async render({ shop }: RenderRequest) {
        await shop.caller.call('alternates', { params: { type: 'product', id: 1 } })
        await shop.findMovedPath?.('/x').catch(() => null)
        return { status, location: null, contentType: 'text/html', body: 'rendered', scriptHashes: [] }
      },
    },
    store: { view, website, locale: 'en-GB', stores: [], deliveryCountries: [] },
    website,
    row: {} as RouteRow,
    key: { text: '/x', search: '', isCacheable: true },
    pathname: '/x',
    fetch,
    shells: createShellCache({ lifetimeMs: 1000, now: Date.now, onFailure() {} }),
    findMovedPath,
    isIndexable: () => true,
    log: { info() {}, warn() {}, error() {} },
    paymentOrigins: [],
    isDevelopment: false,
  })
}

const answered: Fetch = async () =>
  Response.json({ code: 200, result: [] }, { headers: { 'x-vs-cache-tags': 'product' } })
const lost = () => Promise.reject(new Error('database connection lost'))

it.each([
  ['a failed page after an unavailable API reply', render(500, failing('unavailable')), 503],
  ['a failed page after a lost database connection', render(500, answered, lost), 503],
  ['a page that lacks a part while the shop starts', render(200, failing('starting')), 503],
  ['a missing page while the shop starts', render(404, failing('starting')), 503],
  ['a failed page for another reason', render(500, answered), 500],
  ['a page without a part that is busy', render(200, failing('busy')), 200],
])('decides the status of %s and does not cache it', async (_case, rendering, status) => {
  const { page, cachePolicy } = await rendering
  expect([page.status, cachePolicy]).toEqual([status, null])
})
