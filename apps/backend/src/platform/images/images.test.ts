import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Original, versionOf } from '../files/index.ts'
import { createImages, type Images, type ImagesOptions } from './images.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const modern = 'image/avif,image/webp,*/*'
const small = { box: { width: 80, height: 80 }, action: 'fit' } as const
let dir: string
let opened: Images[]

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mantel-images-'))
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map((images) => images.close()))
  await rm(dir, { recursive: true, force: true })
})

function open(options: Partial<ImagesOptions> = {}): Images {
  const images = createImages({ dir: join(dir, 'img-cache'), log, ...options })
  opened.push(images)
  return images
}

function svgOriginal(
  text = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><circle r="300"/></svg>',
) {
  const body = Buffer.from(text)
  const original = { path: 'a.jpg', type: 'svg', version: versionOf(body), read: vi.fn(async () => body) } as const
  return original satisfies Original
}

it('serves WebP first and AVIF once it is rendered', async () => {
  const images = open()
  const original = svgOriginal()
  const first = await images.get(original, small, modern)
  expect(first).toMatchObject({ ok: true, type: 'image/webp', provisional: true })
  const second = await vi.waitFor(async () => {
    const picture = await images.get(original, small, modern)
    expect(picture).toMatchObject({ ok: true, provisional: false })
    return picture
  }, 10_000)
  expect(second).not.toMatchObject({ etag: first.ok && first.etag })
  expect(await images.get(original, small, 'image/webp')).toMatchObject({ type: 'image/webp', provisional: false })
  expect(await images.get(original, small, '*/*')).toMatchObject({ type: 'image/png', provisional: false })
})

it('renders once for concurrent requests and for later processes', async () => {
  const images = open()
  const original = svgOriginal()
  const all = await Promise.all(Array.from({ length: 20 }, () => images.get(original, small, 'image/webp')))
  expect(new Set(all.map((picture) => picture.ok && picture.etag)).size).toBe(1)
  expect(original.read).toHaveBeenCalledTimes(1)
  const other = svgOriginal()
  expect(await open({ worker: { entry: brokenWorker() } }).get(other, small, 'image/webp')).toMatchObject({ ok: true })
  expect(other.read).not.toHaveBeenCalled()
})

it('serves prepared images in their best format at the first request', async () => {
  const images = open()
  const original = svgOriginal()
  expect(await images.prepare(original, small)).toBe(true)
  expect(await images.get(original, small, modern)).toMatchObject({ ok: true, provisional: false })
  expect(await images.prepare(original, small)).toBe(false)
})

it('refuses a broken original and does not retry it immediately', async () => {
  const images = open()
  const original = svgOriginal('<svg <<')
  expect(await images.get(original, small, modern)).toEqual({ ok: false, reason: 'unreadable' })
  expect(await images.get(original, small, modern)).toEqual({ ok: false, reason: 'unreadable' })
  expect(original.read).toHaveBeenCalledTimes(1)
})

it('reports a worker that does not start and refuses images', async () => {
  const images = open({ worker: { entry: brokenWorker() } })
  expect(await images.probe()).toEqual({ ready: false, reason: 'image worker does not start' })
  expect(await images.get(svgOriginal(), small, modern)).toEqual({ ok: false, reason: 'unavailable' })
  expect(await open().probe()).toEqual({ ready: true })
})

it('serves images when the cache folder is not writable', async () => {
  await writeFile(join(dir, 'occupied'), '')
  const images = open({ dir: join(dir, 'occupied') })
  const original = svgOriginal()
  expect(await images.get(original, small, 'image/webp')).toMatchObject({ ok: true, type: 'image/webp' })
  expect(await images.get(original, small, 'image/webp')).toMatchObject({ ok: true })
  expect(original.read).toHaveBeenCalledTimes(1)
})

const brokenWorker = () => pathToFileURL(join(dir, 'there-is-no-such-script.mjs'))
