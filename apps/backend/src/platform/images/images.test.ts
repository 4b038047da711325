import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

function drawn(text = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><circle r="300"/></svg>') {
  const body = Buffer.from(text)
  const original = { path: 'a.jpg', type: 'svg', version: versionOf(body), read: vi.fn(async () => body) } as const
  return original satisfies Original
}

test('the first who ask get WebP for a short time, then AVIF follows and stays', async () => {
  const images = open()
  const original = drawn()
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

test('many who ask at once are served by one rendering, and the next process renders nothing', async () => {
  const images = open()
  const original = drawn()
  const all = await Promise.all(Array.from({ length: 20 }, () => images.get(original, small, 'image/webp')))
  expect(new Set(all.map((picture) => picture.ok && picture.etag)).size).toBe(1)
  expect(original.read).toHaveBeenCalledTimes(1)
  const other = drawn()
  expect(await open({ worker: { entry: brokenWorker() } }).get(other, small, 'image/webp')).toMatchObject({ ok: true })
  expect(other.read).not.toHaveBeenCalled()
})

test('prepared pictures are there in their best form before anybody asks', async () => {
  const images = open()
  const original = drawn()
  expect(await images.prepare(original, small)).toBe(true)
  expect(await images.get(original, small, modern)).toMatchObject({ ok: true, provisional: false })
  expect(await images.prepare(original, small)).toBe(false)
})

test('a broken original is refused and not tried again at once', async () => {
  const images = open()
  const original = drawn('<svg <<')
  expect(await images.get(original, small, modern)).toEqual({ ok: false, reason: 'unreadable' })
  expect(await images.get(original, small, modern)).toEqual({ ok: false, reason: 'unreadable' })
  expect(original.read).toHaveBeenCalledTimes(1)
})

test('without a worker the probe says so and pictures are unavailable', async () => {
  const images = open({ worker: { entry: brokenWorker() } })
  expect(await images.probe()).toEqual({ ready: false, reason: 'the picture worker does not start' })
  expect(await images.get(drawn(), small, modern)).toEqual({ ok: false, reason: 'unavailable' })
  expect(await open().probe()).toEqual({ ready: true })
})

test('a folder that cannot be written still serves', async () => {
  await writeFile(join(dir, 'occupied'), '')
  const images = open({ dir: join(dir, 'occupied') })
  const original = drawn()
  expect(await images.get(original, small, 'image/webp')).toMatchObject({ ok: true, type: 'image/webp' })
  expect(await images.get(original, small, 'image/webp')).toMatchObject({ ok: true })
  expect(original.read).toHaveBeenCalledTimes(1)
})

const brokenWorker = () => pathToFileURL(join(dir, 'there-is-no-such-script.mjs'))
