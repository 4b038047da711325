import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFiles } from '../platform/files/index.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { createImages, type Images } from '../platform/images/index.ts'
import { createFindOriginal } from './find-original.ts'
import { imageHandlers } from './image.routes.ts'
import { prerenderImages } from './prerender-images.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="#855510"/></svg>'
const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const day = 86_400

let dir: string
let images: Images
let sources: Parameters<typeof imageHandlers>[0]
let app: ReturnType<typeof buildTestHttp>

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mantel-img-'))
  await mkdir(join(dir, 'media/c/l'), { recursive: true })
  await writeFile(join(dir, 'media/c/l/oak clock.jpg'), svg)
  await writeFile(join(dir, 'media/text.png'), 'no picture at all')
  await writeFile(join(dir, 'secret.svg'), svg)
  await writeFile(join(dir, 'media/see through.png'), await seeThrough())
  images = createImages({ dir: join(dir, 'img-cache'), log })
  sources = {
    images,
    findOriginal: createFindOriginal({ files: createFiles({ dir: join(dir, 'media'), log }), allowedHosts: [], log }),
  }
  app = buildTestHttp({ handlers: imageHandlers(sources) })
})
afterAll(async () => {
  await app.close()
  await images.close()
  await rm(dir, { recursive: true, force: true })
})

const seeThrough = () =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.4 } } })
    .png()
    .toBuffer()
const sizeOf = async (body: Buffer) => {
  const { width, height } = await sharp(body).metadata()
  return [width, height]
}
const get = (url: string, headers: Record<string, string> = modern) => app.inject({ url, headers })

it('serves WebP for one minute on a cache miss, then AVIF for thirty days, by Accept header', async () => {
  const first = await get('/img/300/0/resize/c/l/oak%20clock.jpg')
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sizeOf(first.rawPayload)).toEqual([300, 375])
  await vi.waitFor(async () => {
    const later = await get('/img/300/0/resize/c/l/oak%20clock.jpg')
    expect(later.headers['cache-control']).toBe(`public, max-age=${30 * day}`)
    expect(later.headers.etag).not.toBe(first.headers.etag)
  }, 10_000)
})

it('serves JPEG, or PNG for seven days, without a modern Accept header, and never the SVG itself', async () => {
  const jpeg = await get('/img/80/80/fit/c/l/oak%20clock.jpg', { accept: '*/*' })
  expect(jpeg.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': `public, max-age=${30 * day}` })
  expect(await sizeOf(jpeg.rawPayload)).toEqual([80, 80])
  const png = await get('/img/80/80/resize/see%20through.png', { accept: 'image/svg+xml' })
  expect(png.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': `public, max-age=${7 * day}` })
  expect(await sizeOf(png.rawPayload)).toEqual([40, 40])
})

it('rounds an unlisted size up to the next listed one and rejects sizes above the limit', async () => {
  expect(await sizeOf((await get('/img/301/0/resize/c/l/oak%20clock.jpg')).rawPayload)).toEqual([320, 400])
  expect(await sizeOf((await get('/img/1920/1920/resize/c/l/oak%20clock.jpg')).rawPayload)).toEqual([400, 500])
  const tooLarge = await get('/img/1921/0/resize/c/l/oak%20clock.jpg')
  expect(tooLarge.json()).toEqual({
    code: 400,
    result: 'Width and height must be whole numbers from 0 to 1920.',
    error: 'image_size',
  })
})

it('replies 304 if the ETag of the browser is current', async () => {
  const { headers } = await get('/img/80/80/fit/c/l/oak%20clock.jpg', { accept: 'image/webp' })
  const again = await get('/img/80/80/fit/c/l/oak%20clock.jpg', {
    accept: 'image/webp',
    'if-none-match': String(headers.etag),
  })
  expect([again.statusCode, again.rawPayload.length, again.headers.vary]).toEqual([304, 0, 'Accept'])
})

it.each(['/img/80/80/fit/no_selection', '/img/80/80/fit/', '/img/80/80/fit'])(
  'shows the placeholder for %s',
  async (url) => {
    const { statusCode, rawPayload } = await get(url, { accept: 'image/webp' })
    expect([statusCode, ...(statusCode === 200 ? await sizeOf(rawPayload) : [])]).toEqual([200, 80, 80])
  },
)

it('identifies the original image', async () => {
  const reply = await get('/img/0/0/identify/c/l/oak%20clock.jpg')
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.json()).toMatchObject({ format: 'svg', width: 400, height: 500 })
})

it.each([
  ['/img/80/80/resize/missing.jpg', 'Unable to download the requested image'],
  ['/img/80/80/resize/..%2fsecret.svg', 'Unable to download the requested image'],
  ['/img/80/80/resize/%252e%252e%252fsecret.svg', 'Unable to download the requested image'],
  ['/img/80/80/resize/..%5csecret.svg', 'Unable to download the requested image'],
  ['/img/80/80/resize//etc/x.svg', 'Unable to download the requested image'],
  ['/img/80/80/resize/text.png', 'Unsupported file type'],
  ['/img/80/80/resize/https%3A%2F%2Fexample.com%2Fa.jpg', 'Host is not allowed'],
  ['/img/?url=http%3A%2F%2F127.0.0.1%2Fa.jpg&width=80&height=80&action=fit', 'Host is not allowed'],
  ['/img?url=http%3A%2F%2Fuser@127.0.0.1%2Fa.jpg&width=80&height=80&action=fit', 'Host is not allowed'],
  ['/img/80/80/stretch/c/l/oak%20clock.jpg', expect.stringContaining('following parameters')],
  ['/img/-1/80/resize/c/l/oak%20clock.jpg', expect.stringContaining('following parameters')],
  ['/img/a/80/resize/c/l/oak%20clock.jpg', expect.stringContaining('following parameters')],
  ['/img/', expect.stringContaining('following parameters')],
])('rejects %s', async (url, result) => {
  const reply = await get(url)
  expect(reply.json()).toEqual({ code: 400, result, error: expect.stringMatching(/^image_/) })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([400, 'no-cache, no-store'])
})

it.each([
  '/img/80/80/resize/../secret.svg',
  '/img/80/80/resize/c/../../secret.svg',
  '/img/80/80/resize/%2e%2e/secret.svg',
  '/img/80/80/resize/.%2e/secret.svg',
  '/img/80/80/resize/c\\..\\..\\secret.svg',
])('replies 404 to the unnormalised URL %s', async (path) => {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
  const { port } = app.server.address() as AddressInfo
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('end', () => resolve(text)).on('error', reject)
  })
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
})

it('allows read methods only', async () => {
  const reply = await app.inject({ method: 'POST', url: '/img/80/80/resize/c/l/oak%20clock.jpg', payload: 'x' })
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

it('serves prerendered images in their best format at once and stops prerendering on a signal', async () => {
  const wanted = { path: '/c/l/oak clock.jpg', width: 240, height: 0 }
  const { signal } = new AbortController()
  expect(await prerenderImages(sources, [wanted, { ...wanted, path: '/missing.jpg' }], signal)).toBe(1)
  expect((await get('/img/240/0/resize/c/l/oak%20clock.jpg')).headers['cache-control']).toContain(`${30 * day}`)
  expect(await prerenderImages(sources, [{ ...wanted, width: 160 }], AbortSignal.abort())).toBe(0)
})

it('serves cached images but no new ones while the image worker is down', async () => {
  const broken = createImages({
    dir: join(dir, 'img-cache'),
    log,
    worker: { entry: pathToFileURL(join(dir, 'none.mjs')) },
  })
  const other = buildTestHttp({
    handlers: imageHandlers({ ...sources, images: broken }),
    probes: { pictures: broken.probe },
  })
  expect((await other.inject('/img/510/510/resize/c/l/oak%20clock.jpg')).json()).toMatchObject({ code: 503 })
  expect((await other.inject('/img/80/80/fit/c/l/oak%20clock.jpg')).statusCode).toBe(200)
  expect((await other.inject('/readyz')).json()).toMatchObject({ notReady: ['pictures'] })
  await other.close()
})
