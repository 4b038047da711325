import type { CatalogType } from '@mantel/contract'
import { type PathOwner, type PathPlan, pathKey, planUrlPaths } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { type AttributeIds, readAttributeIds } from './attribute-ids.repository.ts'
import { readParents } from './category-tree.repository.ts'
import type { Problem } from './draft.ts'
import { keepNewest } from './keep-newest.ts'
import { documentKindNames } from './kinds.ts'
import { type AttributePlan, planAttributes } from './plan-attributes.ts'
import { type CategoryPlan, planCategories } from './plan-categories.ts'
import { type ProductPlan, planProducts } from './plan-products.ts'
import { findRefusedReviews } from './plan-reviews.ts'
import type { ResolvedIds } from './product-ids.ts'
import { problemLocation, type StagedRow } from './staged-row.ts'

/** A row that will be written, with its final id. */
export type PlannedRow = { row: StagedRow; id: number }

/**
 * Decides about all rows of an import before the first one is written: which document of an entity is used, and which id, SKU, parent and
 * URL path each entity gets. The batches only carry out the plan, so neither the order of the rows nor the size of the batches can change
 * the result.
 */
export type ImportPlan = {
  dryRun: boolean
  ids: ResolvedIds
  categories: CategoryPlan
  products: ProductPlan
  /** Changed URL paths by store. */
  paths: ReadonlyMap<string, PathPlan>
  /** Store and key of the entities whose paths an earlier batch has written. */
  settledPaths: Set<string>
  /** Ids of products that the database rejected; other products do not refer to them. */
  rejectedProducts: Set<number>
  /** Old ids of stored products that an earlier batch has already given their new id. */
  movedProducts: Set<number>
}

type Result = { plan: ImportPlan; rows: PlannedRow[]; problems: Problem[] }

export async function planImport(db: Db, staged: readonly StagedRow[], dryRun: boolean): Promise<Result> {
  const problems: Problem[] = []
  const refuse = (row: StagedRow, reason: string) =>
    problems.push({ ...problemLocation(row), severity: 'error', reason })
  const warn = (row: StagedRow, reason: string) =>
    problems.push({ ...problemLocation(row), severity: 'warning', reason })
  const byStore = staged.toSorted((a, b) => a.viewIndex - b.viewIndex)
  const ofType = (type: CatalogType) => byStore.filter((row) => row.type === type)

  const products = await planProducts(db, ofType('product'))
  for (const row of products.replaced) warn(row, replacedReason)
  for (const [row, reasons] of products.warnings) for (const reason of reasons) warn(row, reason)
  for (const [row, reason] of products.refusedRows) refuse(row, reason)

  const { attributes, ids } = await planIds(db, ofType('attribute'), products)
  const others = byStore.filter(({ type }) => type !== 'product')
  const identified = others.map((row) => ({ row, id: idOf(row, attributes) }))
  const { kept, replaced } = keepNewest(
    identified,
    ({ row, id }) => `${row.type} ${row.viewIndex} ${id}`,
    ({ row }) => row,
  )
  for (const { row } of replaced) warn(row, replacedReason)
  const categoryRows = kept.map(({ row }) => row).filter(({ type }) => type === 'category')
  const categories = planCategories(categoryRows, categoryRows.length > 0 ? await readParents(db) : new Map())
  const refusedReviews = await findRefusedReviews(
    db,
    kept.map(({ row }) => row),
    products,
  )
  const accepted = kept.filter(({ row }) => {
    const reason = categories.refused.get(row) ?? refusedReviews.get(row)
    if (reason) refuse(row, reason)
    return reason === undefined
  })
  const rows: PlannedRow[] = [...accepted, ...products.rows].toSorted(inWritingOrder(products))
  const paths = await planPaths(db, rows)
  const plan = {
    dryRun,
    ids,
    categories,
    products,
    paths,
    settledPaths: new Set<string>(),
    rejectedProducts: new Set<number>(),
    movedProducts: new Set<number>(),
  }
  return { plan, rows, problems }
}

const replacedReason = 'another document of the same id in this file is used instead'

function idOf(row: StagedRow, attributes: AttributePlan): number {
  return attributes.idByCode.get(row.facts.attributeCode ?? '') ?? row.facts.id
}

async function planIds(db: Db, rows: readonly StagedRow[], products: ProductPlan) {
  const stored: AttributeIds = rows.length > 0 ? await readAttributeIds(db) : { idByCode: new Map(), ids: new Set() }
  const attributes = planAttributes(rows, stored)
  const ids: ResolvedIds = {
    productId: (sku, givenId) => products.idBySku.get(sku) ?? givenId ?? 0,
    attributeId(givenId, code) {
      const attributeCode = code ?? attributes.codeByGivenId.get(givenId ?? 0)
      return attributes.idByCode.get(attributeCode ?? '') ?? givenId
    },
  }
  return { attributes, ids }
}

/** Compares rows by type, store and id. Configurable products come after the products that can be their variants. */
function inWritingOrder({ documents }: ProductPlan): (a: PlannedRow, b: PlannedRow) => number {
  const rank = ({ row, id }: PlannedRow) =>
    row.type === 'product' && documents.get(id)?.typeId === 'configurable' ? 1 : 0
  return (a, b) =>
    documentKindNames.indexOf(a.row.type) - documentKindNames.indexOf(b.row.type) ||
    a.row.viewIndex - b.row.viewIndex ||
    rank(a) - rank(b) ||
    a.id - b.id
}

const pathOwners: Partial<Record<CatalogType, PathOwner>> = {
  category: 'category_id',
  product: 'product_id',
  cms_page: 'page_id',
}

/** Records that these rows have their planned URL paths, so that later batches take no path from them. Must be called after the commit. */
export function settlePaths({ paths, settledPaths }: ImportPlan, rows: readonly PlannedRow[]): void {
  for (const { row, id } of rows) {
    const owner = pathOwners[row.type]
    const planned = paths.get(row.view.code)
    if (!owner || !planned || planned.released.size === 0) continue
    const key = pathKey(owner, id)
    if (planned.changes.has(key)) settledPaths.add(`${row.view.code} ${key}`)
  }
}

/** If several documents request the same path, categories come before products and pages, then lower ids first. */
async function planPaths(db: Db, rows: readonly PlannedRow[]) {
  const plans = new Map<string, PathPlan>()
  const rowsWithPaths = rows.filter(({ row }) => pathOwners[row.type] !== undefined)
  for (const [storeCode, group] of Map.groupBy(rowsWithPaths, ({ row }) => row.view.code)) {
    const requests = group
      .toSorted((a, b) => documentKindNames.indexOf(a.row.type) - documentKindNames.indexOf(b.row.type) || a.id - b.id)
      .map(({ row, id }) => ({ owner: pathOwners[row.type]!, id, path: requestedPath(row, id) }))
    plans.set(storeCode, await planUrlPaths(db, storeCode, requests))
  }
  return plans
}

/** A URL path built from name and id still contains the provisional id here; it is rebuilt with the final id. */
function requestedPath({ facts }: StagedRow, id: number): string | null {
  const { urlPath = null } = facts
  const end = `-${facts.id}`
  return urlPath !== null && id !== facts.id && urlPath.endsWith(end)
    ? `${urlPath.slice(0, -end.length)}-${id}`
    : urlPath
}
