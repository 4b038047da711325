import { expect, it } from 'vitest'
import { memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'

it.each(['standard', 'compact'])('returns the same hits in one large %s reply as in small pages', async (format) => {
  const categories = Array.from({ length: 4000 }, (_, at) => ({ id: at + 1, name: `Größe ${at}`, is_active: true }))
  const { app, find } = await searchApp({ source: memorySource({ category: categories }).source })
  const url = (from: number, size: number) =>
    `/api/catalog/catalog_default/category/_search?size=${size}&from=${from}&sort=id:asc&response_format=${format}`
  const hitsOf = async (from: number, size: number) => {
    const reply = await app.inject(url(from, size))
    const { hits } = reply.json()
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
    return format === 'compact' ? hits : hits.hits
  }
  const all = await hitsOf(0, 4000)
  const pages = await Promise.all(Array.from({ length: 20 }, (_, at) => hitsOf(at * 200, 200)))
  expect(all).toHaveLength(4000)
  expect(all).toEqual(pages.flat())
  const etag = (await app.inject(url(0, 4000))).headers.etag as string
  expect((await app.inject({ url: url(0, 4000), headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  expect((await find({}, { type: 'category', parameters: 'size=4000' })).hits).toHaveLength(4000)
  await app.close()
})

it('answers 4000 blog posts, and 999 products without fields for the available filters', async () => {
  const documents = Array.from({ length: 4000 }, (_, at) => ({ id: at + 1, title: `Clock ${at}`, name: `Clock ${at}` }))
  const { app } = await searchApp({
    source: memorySource({
      cms_blog: documents,
      product: documents.map((one) => ({ ...one, status: 1, visibility: 4 })),
    }).source,
  })
  const hitsOf = async (path: string) => (await app.inject(`/api/catalog/catalog_default/${path}`)).json().hits.hits
  expect(await hitsOf('cms_blog/_search?size=4000')).toHaveLength(4000)
  const products = await hitsOf('product/_search?size=999&_source_exclude=*')
  expect(products).toHaveLength(999)
  expect(products[0]._source).toEqual({})
  await app.close()
})

it('refuses a reply above 64 MB and answers the same search with fewer fields', async () => {
  const description = ' '.repeat(400_000)
  const categories = Array.from({ length: 210 }, (_, at) => ({ id: at + 1, name: `Clock ${at}`, description }))
  const { app } = await searchApp({ source: memorySource({ category: categories }).source })
  const searchCategories = (fields = '') =>
    app.inject(`/api/catalog/catalog_default/category/_search?size=210${fields}`)
  const refused = await searchCategories()
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { error: 'search_request_invalid', result: expect.stringContaining('the reply would be too large') },
  ])
  expect((await searchCategories('&_source_include=name')).json().hits.hits).toHaveLength(210)
  await app.close()
})
