import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runInShop } from '@mantel/shop/testing/run-in-shop'
import { copySeededShopWithSharedPictures } from '@mantel/shop/testing/seeded-shop'
import { isFullRun } from '../browser/sizes.ts'
import { requestShop } from '../shop/request-shop.ts'
import { startShop } from '../shop/start-shop.ts'
import { storeUrl } from '../shop/stores.ts'
import { blockDocuments, blockPages, type ImportHit, insertXssVectors, nextPart } from './poison-documents.ts'

/** The store view whose documents contain the vectors. It also shows the product safety information that the EU requires. */
export const poisonedStore = 'de'
/** Of these attributes, every option that a poisoned product has gets the vectors too. */
const attributes = ['brand', 'artist', 'size', 'color', 'material', 'frame_finish']

/** The ids of the category Clocks and its first subcategory. */
const clocks = new Set(['50', '51'])

/** A shop whose imported texts contain all vectors: one product of each type, a category, pages, blocks, posts, attributes, reviews. */
export async function openPoisonedShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-e2e-xss-'))
  await copySeededShopWithSharedPictures(dataDir)
  const server = await startShop(dataDir)
  const file = join(dataDir, 'documents.jsonl')
  await runInShop(dataDir, 'export', '--store', poisonedStore, '--out', file)
  const hits = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportHit)
  const chosen = chooseDocuments(hits)
  const lines = [...chosen.documents, ...blockDocuments(chosen.index)].map((hit) => JSON.stringify(hit))
  await writeFile(file, lines.join('\n'))
  await runInShop(dataDir, 'import', file, '--store', poisonedStore)
  const shop = { port: server.port, dataDir, paths: chosen.paths }
  await waitUntilShown(shop)
  return {
    ...shop,
    async close() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Pages show imported documents only when the search index has read them, which takes seconds. */
async function waitUntilShown({ port, paths }: { port: number; paths: { topics: string[] } }): Promise<void> {
  for (const path of [...blockPages(), ...paths.topics])
    while (!(await requestShop(storeUrl(port, poisonedStore, path))).includes('xss(1)')) await delay(500)
}

export type PoisonedShop = Awaited<ReturnType<typeof openPoisonedShop>>

function chooseDocuments(hits: readonly ImportHit[]) {
  const ofType = (type: string) => hits.filter(({ _type }) => _type === type)
  const path = ({ _source }: ImportHit) => `/${_source.url_path}`
  const products = chooseProducts(ofType('product'))
  const categories = ofType('category').filter(({ _id }) => clocks.has(_id))
  const posts = ofType('cms_blog').slice(0, isFullRun ? 3 : 1)
  const topics = ofType('cms_blog_category').slice(0, 1)
  const pages = ofType('cms_page').filter(({ _source }) => _source.identifier === 'about-us')
  const used = new Set(
    products.flatMap(({ _source }) => attributes.flatMap((code) => [_source[code]].flat().map(String))),
  )
  const documents = [
    ...[...products, ...categories, ...posts, ...topics, ...pages].map(poisoned),
    ...[...ofType('cms_block'), ...ofType('cms_hierarchy').slice(0, 2)].map(poisoned),
    ...ofType('attribute')
      .filter(({ _source }) => attributes.includes(String(_source.attribute_code)))
      .map((hit) => poisonedAttribute(hit, used)),
    ...products.map((product, at) => reviewOf(product, at)),
  ]
  return {
    documents,
    index: hits[0]?._index ?? '',
    paths: {
      products: products.map(path),
      categories: categories.map(path),
      posts: posts.map(({ _source }) => `/blog/${_source.url_key}`),
      topics: topics.map(({ _source }) => `/blog/category/${_source.url_key}`),
    },
  }
}

/** Chooses one product of each type, preferably with custom options and a video. */
function chooseProducts(hits: readonly ImportHit[]): ImportHit[] {
  const richness = ({ _source }: ImportHit) =>
    (Array.isArray(_source.custom_options) ? 2 : 0) +
    (JSON.stringify(_source.media_gallery ?? []).includes('vid') ? 1 : 0)
  const byType = new Map<unknown, ImportHit>()
  for (const hit of hits) {
    if (isHidden(hit)) continue
    const best = byType.get(hit._source.type_id)
    if (!best || richness(hit) > richness(best)) byType.set(hit._source.type_id, hit)
  }
  return [...byType.values()]
}

const isHidden = ({ _source }: ImportHit) => _source.visibility === 1 || !_source.url_path

const poisoned = (hit: ImportHit): ImportHit => ({
  ...hit,
  _source: insertXssVectors(hit._source) as ImportHit['_source'],
})

function poisonedAttribute(hit: ImportHit, used: ReadonlySet<string>): ImportHit {
  const { options, ...rest } = hit._source as { options?: { value: string }[] }
  const source = {
    ...(insertXssVectors(rest) as object),
    options: options?.map((one) => (used.has(one.value) ? insertXssVectors(one) : one)),
  }
  return { ...hit, _source: source as ImportHit['_source'] }
}

const reviewOf = ({ _index, _source }: ImportHit, at: number): ImportHit => ({
  _index,
  _type: 'review',
  _id: String(80_000 + at),
  _source: {
    id: 80_000 + at,
    product_id: _source.id,
    review_status: 1,
    created_at: '2026-11-01 10:00:00',
    title: nextPart(),
    detail: nextPart(),
    nickname: nextPart(),
    ratings: [{ title: nextPart(), value: 5, percent: 100 }],
  },
})
