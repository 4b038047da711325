import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadStores } from '@mantel/backend'
import { createCatalogIndex, type IndexedDocument, readRequest } from '@mantel/backend/search'
import { demoDocuments } from '@mantel/demo'
import { type Stores, type StoreView, websiteOf } from '@mantel/domain/store'

/** A query with its expected results: SKUs, or `category:` and the category's name. */
type Judged = { query: string; about: string; relevant: string[] }
type Product = { id: number; sku: string; category: { name: string }[] }

export type Relevance = {
  view: string
  /** Mean of 1 / rank of the first correct hit; 0 if none is among the first ten. */
  meanReciprocalRank: number
  missed: { query: string; about: string; place: number | null; first: string | undefined }[]
}

const places = 10
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const judgementsFile = (language: string) =>
  new URL(import.meta.resolve('@mantel/backend/search')).href.replace(/index\.ts$/, `relevance/${language}.json`)

/** Compares the relevance with the goal of 0.8 and prints queries whose correct hit is not first, for review. */
export async function benchRelevance(): Promise<void> {
  const stores = await loadStores(fileURLToPath(new URL('../stores', import.meta.url)), { port: 3000 })
  console.log('\nrelevance: 30 queries per language on the demo catalogue')
  for (const code of ['default', 'de', 'it']) {
    const { meanReciprocalRank, missed } = await measureRelevance(stores, code)
    const named = missed.map(({ query, place }) => `${query} (${place ?? 'not found'})`).join(', ')
    console.log(
      `  ${code.padEnd(8)} mean reciprocal rank ${meanReciprocalRank.toFixed(2)}; not first: ${named || 'none'}`,
    )
  }
}

export async function measureRelevance(stores: Stores, code: string): Promise<Relevance> {
  const view = stores.views.find((one) => one.code === code) as StoreView
  const now = new Date('2026-11-15T12:00:00Z')
  const byType = Map.groupBy(demoDocuments(view, websiteOf(stores, view).seller, now), ({ type }) => type)
  const documents = (type: string): IndexedDocument[] =>
    (byType.get(type as never) ?? []).map(({ doc }) => ({ id: doc.id, doc }))
  const source = {
    async *pages(_: StoreView, type: string) {
      yield documents(type)
    },
    byIds: async () => [],
  }
  const catalog = createCatalogIndex({ views: [view], source, log: silent, now: () => now })
  await catalog.rebuild(view, 'attribute')
  await catalog.rebuild(view, 'product')
  const products = new Map(documents('product').map(({ id, doc }) => [id, doc as unknown as Product]))

  const judged: Judged[] = JSON.parse(readFileSync(new URL(judgementsFile(view.language)), 'utf8'))
  const rows = []
  for (const { query, about, relevant } of judged) {
    const request = readRequest({ request_format: 'search-query' }, { _searchText: query })
    if (!request.ok) throw new Error(`invalid query: ${query}`)
    const showing = { groupId: null, source: request.source, compact: false }
    const { result } = await catalog.search(view, 'product', request.query, { from: 0, size: places }, showing)
    const hits = result.ids.map((id) => products.get(id) as Product)
    const at = hits.findIndex((hit) => relevant.some((wanted) => answers(hit, wanted)))
    rows.push({ query, about, place: at < 0 ? null : at + 1, first: hits[0]?.sku })
  }
  const total = rows.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0)
  return { view: code, meanReciprocalRank: total / rows.length, missed: rows.filter(({ place }) => place !== 1) }
}

function answers({ sku, category }: Product, wanted: string): boolean {
  const name = /^category:(.*)$/.exec(wanted)?.[1]
  return name === undefined ? sku === wanted : category.some((one) => one.name === name)
}
