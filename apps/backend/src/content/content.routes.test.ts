import { expect, it } from 'vitest'
import { buildTestHttp } from '../platform/http/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { contentHandlers } from './content.routes.ts'
import { createPreviewKeys } from './preview-key.ts'

const documents = [
  { store: 'default', type: 'cms_page', id: 1, identifier: 'about-us', title: 'About us' },
  { store: 'de', type: 'cms_page', id: 1, identifier: 'about-us', title: 'Über uns' },
  { store: 'trade', type: 'cms_page', id: 1, identifier: 'about-us', title: 'About trade' },
  { store: 'default', type: 'cms_block', id: 7, identifier: 'footer', title: 'Footer' },
]
const app = buildTestHttp({
  resolveView: ({ storeCode }) => viewOf(storeCode ?? 'default'),
  handlers: contentHandlers({
    stores,
    previewKeys: createPreviewKeys('a key for tests only'),
    async findDocument(view, type, field, value) {
      const document = documents.find(
        (one) => one.store === view.code && one.type === type && one[field as 'id' | 'identifier'] === value,
      )
      return document && { document }
    },
  }),
})
const get = async (path: string) => (await app.inject({ url: `/api/ext/cms-data/${path}` })).json()

it.each([
  ['cmsPage/1', 'About us'],
  ['cmsPage/1?storeCode=de', 'Über uns'],
  ['cmsBlock/7', 'Footer'],
  ['cmsPageIdentifier/about-us/storeId/0', 'About us'],
  [`cmsPageIdentifier/about-us/storeId/${viewOf('de').storeId}`, 'Über uns'],
  ['cmsBlockIdentifier/footer/storeId/1', 'Footer'],
])('answers %s', async (path, title) => {
  expect(await get(path)).toMatchObject({ code: 200, result: { title } })
})

it.each([
  'cmsPage/2',
  'cmsBlock/1',
  'cmsBlockIdentifier/about-us/storeId/1',
  `cmsPageIdentifier/about-us/storeId/${viewOf('trade').storeId}`,
  'cmsPageIdentifier/about-us/storeId/99',
])('refuses %s', async (path) => {
  expect(await get(path)).toMatchObject({ code: 404, error: 'content_unknown' })
})
