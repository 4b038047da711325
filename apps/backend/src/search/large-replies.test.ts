import { expect, it } from 'vitest'
import { memorySource } from './testing/memory-source.ts'
import { searchApp } from './testing/search-app.ts'

it.each(['standard', 'compact'])('answers a large %s reply like its pages', async (format) => {
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
