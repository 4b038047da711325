import fc from 'fast-check'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { findUrlPath, readAttributes, readCategories, readStoredProducts, readTaxRules } from '../catalog/index.ts'
import { type Db, syncStoreViews } from '../platform/db/index.ts'
import { openTestDatabase, withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import type { Problem } from './draft.ts'
import { exportDigest, exportDocuments } from './export-documents.ts'
import { importDocuments } from './import-documents.ts'
import { rowsOf } from './read-rows.ts'
import { chair, documentsOfEveryKind, lamp, shade, toSearchHit } from './testing/documents.ts'

const tables = ['product', 'category', 'attribute', 'tax_rule', 'content_document', 'outbox'] as const

withTestDb('import', (getDb) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))
  afterEach(async () => {
    await getDb().deleteFrom('product_variant').execute()
    for (const table of tables) await getDb().deleteFrom(table).execute()
  })

  async function load(
    documents: unknown[],
    options: { store?: string; dryRun?: boolean; signal?: AbortSignal } = {},
    db?: Db,
  ) {
    const problems: Problem[] = []
    const report = await importDocuments(
      { db: db ?? getDb() },
      {
        rows: rowsOf(documents),
        views: stores.views,
        storeCode: options.store ?? 'default',
        dryRun: options.dryRun ?? false,
        onProblem: (problem) => problems.push(problem),
        signal: options.signal,
      },
    )
    return { report, problems }
  }
  const read = async (id: number, store = 'default') => (await readStoredProducts(getDb(), store, [id]))[0]
  const digest = (db = getDb()) => exportDigest({ db }, stores.views)

  it('imports and reads back documents of every type', async () => {
    const { report, problems } = await load(documentsOfEveryKind)
    expect(problems).toEqual([])
    expect(report.written).toEqual({
      product: 5,
      category: 3,
      attribute: 1,
      taxrule: 1,
      review: 1,
      cms_page: 1,
      cms_block: 1,
      cms_hierarchy: 1,
      cms_blog: 1,
      cms_blog_category: 1,
    })
    expect(await read(10)).toMatchObject({
      id: 10,
      sku: 'CHAIR',
      typeId: 'configurable',
      document: {
        name: 'Oak chair',
        url_path: 'chairs/oak-chair',
        visibility: 4,
        tax_class_id: '2',
        configurable_options: [{ attribute_code: 'color', values: [{ value_index: 49, label: 'Red' }] }],
      },
      prices: { price: 80, specialPrice: 60.5, specialFrom: new Date('2026-01-01T00:00:00Z'), specialTo: null },
      tierPrices: [{ groupId: 2, qty: 1, value: 70 }],
      stock: { qty: 4, is_in_stock: true, manage_stock: true },
      categories: [{ category_id: 20, name: 'Chairs', slug: 'chairs', path: 'chairs', position: 3 }],
      links: [{ link_type: 'related', linked_product_sku: 'LAMP', linked_product_type: 'simple' }],
      variants: [
        { sku: 'CHAIR-RED', document: { visibility: 1, color: '49', name: 'Oak chair' }, prices: { price: 81 } },
      ],
    })
    expect(Object.keys((await read(12))?.parts ?? {})).toEqual(['LAMP', 'SHADE'])
    expect(
      (await readCategories(getDb(), 'default')).map(({ id, path, level, product_count, children }) => [
        id,
        path,
        level,
        product_count,
        children,
      ]),
    ).toEqual([
      [2, '1/2', 1, 3, '20'],
      [20, '1/2/20', 2, 2, '21'],
      [21, '1/2/20/21', 3, 0, ''],
    ])
    expect(await readAttributes(getDb(), 'default')).toMatchObject([
      { id: 93, attribute_code: 'color', is_comparable: '1' },
    ])
    expect(await readTaxRules(getDb(), 'default')).toMatchObject([
      { id: 1, rates: [{ rate: 20, tax_country_id: 'GB' }] },
    ])
  })

  it('changes nothing on a second import, and recreates the catalogue from an export', async () => {
    await load(documentsOfEveryKind)
    const before = await digest()
    const again = await load(documentsOfEveryKind)
    expect(again.report).toMatchObject({ changed: 0, errors: 0 })
    expect(await digest()).toBe(before)

    const exported: unknown[] = []
    for await (const line of exportDocuments({ db: getDb() }, { view: viewOf('default') })) exported.push(line)
    const otherDatabase = await openTestDatabase()
    await syncStoreViews(otherDatabase.db, stores.views)
    expect((await load(exported, {}, otherDatabase.db)).problems).toEqual([])
    expect(await digest(otherDatabase.db)).toBe(before)
    await otherDatabase.close()
  })

  it('produces the same catalogue for any document order and after an interruption at any point', async () => {
    await load(documentsOfEveryKind)
    const whole = await digest()
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(documentsOfEveryKind, { minLength: documentsOfEveryKind.length }),
        fc.nat(documentsOfEveryKind.length),
        async (order, cut) => {
          await getDb().deleteFrom('product_variant').execute()
          for (const table of tables) await getDb().deleteFrom(table).execute()
          for (let from = 0; from < cut; from += 3) await load(order.slice(from, Math.min(from + 3, cut)))
          await load(order)
          expect(await digest()).toBe(whole)
        },
      ),
      { numRuns: 5 },
    )
  })

  it('keeps the product data of each store separate', async () => {
    await load([lamp])
    await load(
      [toSearchHit('product', { ...lamp._source, name: 'Lampe', price: 25, url_path: 'lampe', category_ids: [] })],
      {
        store: 'de',
      },
    )
    expect(await read(11)).toMatchObject({ document: { name: 'Lamp', url_path: 'lamp' }, prices: { price: 20 } })
    expect(await read(11, 'de')).toMatchObject({
      document: { name: 'Lampe', url_path: 'lampe' },
      prices: { price: 25 },
    })
    expect(await read(11, 'it')).toBeUndefined()
  })

  it('replaces all product data of the store but keeps stock that the document omits', async () => {
    await load([shade, lamp, chair])
    await load([toSearchHit('product', { id: 10, sku: 'CHAIR', name: 'Plain chair', type_id: 'simple' })])
    expect(await read(10)).toMatchObject({
      typeId: 'simple',
      prices: null,
      tierPrices: [],
      categories: [],
      links: [],
      variants: [],
      stock: { qty: 4 },
    })
    expect(await read(31)).toMatchObject({ sku: 'CHAIR-RED' })
  })

  it('completes a child from its own document in either order', async () => {
    const own = toSearchHit('product', {
      id: 31,
      sku: 'CHAIR-RED',
      name: 'Red chair',
      price: 99,
      color: '49',
      visibility: 1,
    })
    for (const order of [
      [chair, own],
      [own, chair],
      [chair, own, chair],
    ]) {
      await load(order)
      expect((await read(10))?.variants).toMatchObject([{ document: { name: 'Red chair' }, prices: { price: 99 } }])
    }
  })

  it('appends the id to a URL in use and redirects a replaced URL to the new one', async () => {
    const twin = toSearchHit('product', { id: 15, sku: 'TWIN', name: 'Lamp', url_path: 'lamp' })
    await load([lamp, twin])
    expect(await findUrlPath(getDb(), 'default', 'lamp-15')).toEqual({
      kind: 'product',
      id: 15,
      currentPath: 'lamp-15',
    })
    await load([lamp, twin])
    await load([toSearchHit('product', { ...lamp._source, url_path: 'lights/lamp.html' })])
    expect(await findUrlPath(getDb(), 'default', 'lamp')).toEqual({
      kind: 'product',
      id: 11,
      currentPath: 'lights/lamp.html',
    })
    await load([twin])
    expect(await findUrlPath(getDb(), 'default', 'lamp')).toEqual({ kind: 'product', id: 15, currentPath: 'lamp' })
    expect(await findUrlPath(getDb(), 'default', 'lamp-15')).toMatchObject({ id: 15, currentPath: 'lamp' })
    await load([
      toSearchHit('category', { id: 40, name: 'Lamps', url_path: 'lamp' }),
      toSearchHit('cms_page', { id: 3, identifier: 'lamp' }),
    ])
    expect(await findUrlPath(getDb(), 'default', 'lamp-40')).toMatchObject({ kind: 'category', id: 40 })
    expect(await findUrlPath(getDb(), 'default', 'lamp-3')).toMatchObject({ kind: 'cms_page', id: 3 })
  })

  const junk: [unknown, RegExp][] = [
    ['text', /not an object/],
    [{ _type: 'product', _source: { id: 1, name: 'No sku' } }, /sku is missing/],
    [toSearchHit('product', { id: 1, sku: 'A' }), /name is missing/],
    [toSearchHit('product', { id: 1, sku: 'A', name: 'A', type_id: 'rocket' }), /type_id "rocket"/],
    [toSearchHit('product', { id: 1, sku: 'A', name: 'A', price: -4 }), /negative/],
    [toSearchHit('product', { id: 1, sku: 'A', name: 'A', price: 1e12 }), /too high/],
    [toSearchHit('product', { id: 99, sku: 'LAMP', name: 'Thief' }), /used by product 11/],
    [toSearchHit('category', { id: 21, name: 'Ring', parent_id: 22 }), /22 is a descendant/],
    [toSearchHit('taxrule', { id: 5, code: 'x', rates: [] }), /rates are missing/],
    [toSearchHit('review', { id: 5, product_id: 12345 }), /product 12345 does not exist/],
    [{ _type: 'planet', _source: { id: 1 } }, /type is unknown/],
  ]
  const fine = [lamp, documentsOfEveryKind[0], toSearchHit('category', { id: 22, name: 'Below', parent_id: 21 })]

  it.each([false, true])(
    'reports invalid rows by number, skips them and imports the rest (dry run: %s)',
    async (dryRun) => {
      if (dryRun) await load(fine)
      const before = await digest()
      const { report, problems } = await load([...fine, ...junk.map(([document]) => document)], { dryRun })
      expect(problems.toSorted((a, b) => a.row - b.row).map(({ row }) => row)).toEqual(
        junk.map((_, index) => fine.length + 1 + index),
      )
      for (const [index, [, reason]] of junk.entries())
        expect(problems.find(({ row }) => row === fine.length + 1 + index)?.reason).toMatch(reason)
      expect(report).toMatchObject({ errors: junk.length, written: { product: 1, attribute: 1, category: 1 } })
      if (dryRun) expect(await digest()).toBe(before)
      else expect(await read(11)).toBeDefined()
    },
  )

  it('finds the problems of an import into an empty shop in a dry run without writing', async () => {
    const review = toSearchHit('review', { id: 1, product_id: 11, review_status: 1 })
    const { report, problems } = await load(
      [review, lamp, toSearchHit('product', { id: 99, sku: 'LAMP', name: 'Thief' })],
      {
        dryRun: true,
      },
    )
    expect(problems).toMatchObject([{ row: 3, name: 'LAMP' }])
    expect(report.written).toEqual({ product: 1, review: 1 })
    expect(await getDb().selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await read(11)).toBeUndefined()
  })

  it('removes characters that cannot be stored and reports only their row', async () => {
    const { problems } = await load([
      lamp,
      toSearchHit('product', { id: 16, sku: 'NUL', name: 'A\u0000B', text: 'half \ud83d' }),
    ])
    expect(problems).toMatchObject([{ row: 2, severity: 'warning', name: 'NUL' }])
    expect((await read(16))?.document).toMatchObject({ name: 'AB', text: 'half \ufffd' })
  })

  it('publishes a few changes by id, including the products that show the changed ones', async () => {
    await load([chair])
    await getDb().deleteFrom('outbox').execute()
    await load([toSearchHit('product', { id: 31, sku: 'CHAIR-RED', name: 'Red chair', color: '49', visibility: 1 })])
    const events = await getDb().selectFrom('outbox').select(['type', 'payload']).execute()
    expect(events).toEqual([{ type: 'product.changed', payload: { ids: [10, 31], storeCode: 'default' } }])
  })
})
