import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstagramFeed } from '@mantel/plugins/feed'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { silentLog } from '../platform/log.ts'
import { feedHandlers } from './feed.routes.ts'
import { refreshFeed } from './refresh-feed.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

withTestDb('social feed', (getDb) => {
  let server: Server
  let host: string
  let requestedUrls: string[]
  let status: number
  let data: object[]
  let mediaDir: string

  beforeAll(async () => {
    mediaDir = await mkdtemp(join(tmpdir(), 'mantel-feed-'))
    server = createServer((request, response) => {
      requestedUrls.push(request.url ?? '')
      if (request.url?.startsWith('/v23.0/me/media')) {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
      } else if (request.url === '/script.jpg') response.end('<script>steal()</script>')
      else response.setHeader('content-type', 'image/png').end(png)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.close()
    await rm(mediaDir, { recursive: true })
  })
  beforeEach(() => {
    requestedUrls = []
    status = 200
  })

  const entry = (id: string, more: object = {}) => ({
    id,
    permalink: `https://www.instagram.com/p/${id}`,
    media_type: 'IMAGE',
    caption: `Picture ${id}`,
    media_url: `${host}/${id}.png`,
    ...more,
  })
  const refresh = () =>
    refreshFeed({ db: getDb(), feed: createInstagramFeed({ token: 'secret', host }), mediaDir, log: silentLog })
  async function read() {
    const app = buildTestHttp({
      handlers: feedHandlers(),
      createContext: ({ view, log }) => ({ view, log, db: getDb(), now: () => new Date(0) }),
    })
    return (await app.inject({ url: '/api/ext/instagram-feed' })).json().result
  }

  it('is empty without an account', async () => {
    expect(await read()).toEqual([])
  })

  it('stores the newest five pictures as files of the shop', async () => {
    data = ['1', '2', '3', '4', '5', '6'].map((id) => entry(id))
    data[1] = entry('2', { media_type: 'VIDEO', media_url: `${host}/video.mp4`, thumbnail_url: `${host}/2.png` })
    await refresh()
    expect(requestedUrls[0]).toContain('limit=5&access_token=secret')
    expect(requestedUrls).not.toContain('/video.mp4')
    const feed = await read()
    expect(feed.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect(feed[0]).toMatchObject({ media_url: '/img/370/370/resize/feed/1.png', caption: 'Picture 1' })
    expect(await readdir(join(mediaDir, 'feed'))).toHaveLength(5)
  })

  it('fetches only new pictures, and emits an event when the feed has changed', async () => {
    data = [entry('7'), entry('1')]
    await getDb().deleteFrom('outbox').execute()
    await refresh()
    expect(requestedUrls.slice(1)).toEqual(['/7.png'])
    await refresh()
    const events = await getDb().selectFrom('outbox').select('type').execute()
    expect(events).toEqual([{ type: 'purge.requested' }])
  })

  it('leaves out a file that is no picture', async () => {
    data = [entry('8', { media_url: `${host}/script.jpg` }), entry('1')]
    await refresh()
    expect((await read()).map(({ id }: { id: string }) => id)).toEqual(['1'])
  })

  it('keeps the old pictures and hides the token in the error when Instagram refuses a request', async () => {
    status = 400
    await expect(refresh()).rejects.toThrow(/^Instagram answered 400$/)
    expect(await read()).toHaveLength(1)
  })
})
