import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Place } from '../../app/place/place.ts'
import { readShelf } from '../files/file-shelf.ts'
import { serveAppFile } from './serve-app-file.ts'

const folder = join(import.meta.dirname, '../../public')
const place = (prefix: string, theme: 'consumer' | 'trade') =>
  ({
    view: { prefix, name: 'Mantel Deutschland' },
    website: { name: 'Mantel', theme },
    locale: 'de-DE',
  }) as Place

async function ask(path: string, at = place('/de', 'consumer'), headers = {}) {
  const files = await readShelf(folder)
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    const sent = await serveAppFile(request, reply, { place: at, path: request.url, files })
    return sent ?? reply.code(404).send()
  })
  return app.inject({ url: path, headers })
}

test('each store view is an app of its own, which opens where the view begins', async () => {
  const reply = await ask('/manifest.webmanifest')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const manifest = reply.json()
  expect(manifest).toMatchObject({ lang: 'de-DE', start_url: '/de', id: '/de', scope: '/', name: 'Mantel Deutschland' })
  for (const { src } of manifest.icons) expect(existsSync(join(folder, src)), src).toBe(true)
  expect((await ask('/manifest.webmanifest', place('', 'trade'))).json()).toMatchObject({
    start_url: '/',
    icons: expect.arrayContaining([expect.objectContaining({ src: '/icons/trade-512.png' })]),
  })
})

test('who has the manifest is told so', async () => {
  const { etag } = (await ask('/manifest.webmanifest')).headers
  expect((await ask('/manifest.webmanifest', undefined, { 'if-none-match': etag })).statusCode).toBe(304)
})

test('the icon that browsers look for by name is that of the website', async () => {
  const [consumer, trade] = [await ask('/favicon.ico'), await ask('/favicon.ico', place('', 'trade'))]
  expect([consumer.statusCode, consumer.headers['content-type']]).toEqual([200, 'image/x-icon'])
  // The head of an .ico file.
  expect([...consumer.rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  expect(trade.rawPayload).not.toEqual(consumer.rawPayload)
  expect((await ask('/favicon.png')).statusCode).toBe(404)
})
