import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CategoryDocument, ProductDocument } from '@mantel/contract'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { createPdf, type PdfDocument } from '../platform/pdf/index.ts'
import { stores, viewOf } from '../store/testing.ts'
import { type CatalogueFilesOptions, createCatalogueFiles, maxProducts } from './catalogue-files.ts'

const pdf = createPdf({ timeoutMs: 120_000 })
let dir: string
let products: ProductDocument[]
let version: number
let time: number
let drawn: PdfDocument[]

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mantel-catalogue-'))
  products = [
    product(1, 20, 'Oak clock'),
    product(2, 10, 'Ash frame', { image: '/a/ash.jpg' }),
    product(3, 99, 'Stray'),
  ]
  version = 1
  time = Date.parse('2026-11-15T12:00:00Z')
  drawn = []
})
afterEach(() => rm(dir, { recursive: true, force: true }))
afterAll(() => pdf.close())

function product(id: number, category: number, name: string, more: object = {}): ProductDocument {
  const prices = { price: 20 + id, price_incl_tax: (20 + id) * 1.2, price_tax: (20 + id) * 0.2 }
  return { id, sku: `SKU-${id}`, name, category_ids: [category], ...prices, ...more } as ProductDocument
}

function categoriesOf(root: number): CategoryDocument[] {
  const rows = [
    { id: 10, parent_id: root, path: `1/${root}/10`, name: 'Frames', position: 1, is_active: true },
    { id: 11, parent_id: root, path: `1/${root}/11`, name: 'Clocks', position: 2, is_active: true },
    { id: 20, parent_id: 11, path: `1/${root}/11/20`, name: 'Wall clocks', position: 1, is_active: true },
  ]
  return rows as unknown as CategoryDocument[]
}

const jpeg = sharp({ create: { width: 60, height: 60, channels: 3, background: '#855510' } })
  .jpeg()
  .toBuffer()

function open(more: Partial<CatalogueFilesOptions> = {}) {
  return createCatalogueFiles({
    dir,
    stores,
    log: silentLog,
    now: () => new Date(time),
    pdf: {
      draw(document) {
        drawn.push(document)
        return pdf.draw(document)
      },
    },
    versionOf: () => String(version),
    read: async (view, _group, limit) => ({
      categories: categoriesOf(view.catalog.rootCategoryId),
      products: products.slice(0, limit),
      total: products.length,
    }),
    findPicture: async (image) => (image === '/a/ash.jpg' ? jpeg : null),
    ...more,
  })
}

async function textOf(name: string): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await readFile(join(dir, name))))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

it('has a cover, then a chapter for each category with names, article numbers and prices, and page numbers', async () => {
  const { name, bytes } = await open().create(viewOf('default'), null)
  const [cover, frames, clocks, others] = await textOf(name)
  expect(cover).toMatch(/Catalogue.*15\/11\/2026.*3 products.*Frames · 1 products.*Prices include VAT.*Page 1 of 4/)
  expect(frames).toMatch(/^Frames Ash frame SKU-2 £26\.40.*Page 2 of 4/)
  expect(clocks).toMatch(/^Clocks Oak clock SKU-1 £25\.20.*Page 3 of 4/)
  expect(others).toMatch(/^More products Stray SKU-3/)
  expect((await readFile(join(dir, name))).length).toBe(bytes)
  expect((await readFile(join(dir, name))).toString('latin1')).toContain('/Subtype /Image')
})

it.each([
  ['de', /Katalog.*15\.11\.2026.*3 Produkte.*Preise inklusive Mehrwertsteuer.*Seite 1 von 4/],
  ['it', /Catalogo.*3 prodotti.*Prezzi IVA inclusa.*Pagina 1 di 4/],
])('is in the language of the store %s', async (code, cover) => {
  expect((await textOf((await open().create(viewOf(code), null)).name))[0]).toMatch(cover)
})

it('says that prices are in the shop when the visitor may see none', async () => {
  products = products.map(({ price, price_incl_tax, price_tax, ...rest }) => rest as ProductDocument)
  const pages = await textOf((await open().create(viewOf('trade'), null)).name)
  expect(pages[0]).toContain('Approved customers find their prices in the shop.')
  expect(pages.join()).not.toContain('£')
})

it('creates one file for concurrent requests and keeps it until the catalogue changes', async () => {
  const files = open()
  expect(await files.find(viewOf('default'), null)).toBeNull()
  const [first, second] = await Promise.all([0, 1].map(() => files.create(viewOf('default'), null)))
  expect(second).toEqual(first)
  version++
  expect(await files.find(viewOf('default'), null)).toEqual(first)
  // Simulates another process, or the next start.
  expect(await open().create(viewOf('default'), null)).toEqual(first)
  expect(drawn).toHaveLength(1)
  products = products.slice(1)
  version++
  const next = await open().create(viewOf('default'), null)
  expect(next.name).not.toBe(first?.name)
  expect(await readdir(dir)).toEqual([next.name])
})

it('shares a creation with requests that arrive after the catalogue has changed', async () => {
  const { promise: isDrawn, resolve: finish } = Promise.withResolvers<void>()
  const draw = vi.fn(() => isDrawn.then(() => Buffer.from('%PDF-')))
  const files = open({ pdf: { draw } })
  const first = files.create(viewOf('default'), null)
  await vi.waitFor(() => expect(draw).toHaveBeenCalled(), 20_000)
  products = products.slice(1)
  version++
  time += 61_000
  const repeated = files.create(viewOf('default'), null)
  finish()
  expect(await repeated).toEqual(await first)
  expect(draw).toHaveBeenCalledTimes(1)
})

it('serves a file of the last minutes although the catalogue has changed, then creates the next one', async () => {
  const files = open()
  const first = await files.create(viewOf('default'), null)
  products = products.slice(1)
  version++
  expect(await files.create(viewOf('default'), null)).toEqual(first)
  time += 11 * 60_000
  expect((await files.create(viewOf('default'), null)).name).not.toBe(first.name)
  expect(drawn).toHaveLength(2)
})

it('reads the catalogue at most once a minute', async () => {
  let reads = 0
  const files = open({
    async read(view) {
      reads++
      return { categories: categoriesOf(view.catalog.rootCategoryId), products, total: products.length }
    },
  })
  for (const _request of [1, 2, 3]) {
    version++
    await files.find(viewOf('default'), null)
  }
  expect(reads).toBe(1)
  time += 61_000
  await files.find(viewOf('default'), null)
  expect(reads).toBe(2)
})

it('keeps the files of customer groups apart', async () => {
  const files = open()
  const names = await Promise.all(
    [null, 10, 11].map(async (group) => (await files.create(viewOf('trade'), group)).name),
  )
  expect(new Set(names).size).toBe(3)
  expect((await readdir(dir)).sort()).toEqual([...names].sort())
})

it('shows a part of a very large catalogue, and says so', async () => {
  products = Array.from({ length: 10_000 }, (_, at) => product(at, 10, `Frame ${at}`))
  const requestedLimits: number[] = []
  const document = Promise.withResolvers<PdfDocument>()
  const files = open({
    read: async (view, _group, limit) => {
      requestedLimits.push(limit)
      const categories = categoriesOf(view.catalog.rootCategoryId)
      return { categories, products: products.slice(0, limit), total: products.length }
    },
    pdf: {
      async draw(one) {
        document.resolve(one)
        return Buffer.from('%PDF-')
      },
    },
  })
  await files.create(viewOf('default'), null)
  expect(requestedLimits).toEqual([maxProducts])
  const { blocks } = await document.promise
  expect(blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []))).toHaveLength(maxProducts)
  expect(JSON.stringify(blocks)).toContain(`This catalogue shows ${maxProducts} products.`)
})

it('draws the longest catalogue within the time limit', async () => {
  products = Array.from({ length: maxProducts }, (_, at) => product(at, 10, `Frame ${at}`, { image: '/a/ash.jpg' }))
  const { name } = await open().create(viewOf('default'), null)
  expect((await textOf(name)).length).toBeGreaterThan(200)
}, 120_000)
