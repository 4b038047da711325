import type { Db } from '../../platform/db/index.ts'
import { stores } from '../../store/testing.ts'
import type { Problem } from '../draft.ts'
import { exportDigest } from '../export-documents.ts'
import { importDocuments } from '../import-documents.ts'
import { rowsOf } from '../read-rows.ts'

const tables = [
  ...(['product_variant', 'product', 'category_view', 'category', 'attribute'] as const),
  ...(['tax_rule', 'content_document', 'outbox'] as const),
]

export async function emptyCatalogue(db: Db): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}

/** The result of an import without row numbers and times, so that it is equal for every order of the documents. */
export type Outcome = { written: object; changed: number; errors: number; warnings: number; problems: string[] }

export async function importOutcome(
  db: Db,
  documents: readonly object[],
  { dryRun = false, batchSize }: { dryRun?: boolean; batchSize?: number } = {},
): Promise<Outcome> {
  const problems: Problem[] = []
  const { written, changed, errors, warnings } = await importDocuments(
    { db },
    {
      rows: rowsOf(documents),
      views: stores.views,
      storeCode: 'default',
      dryRun,
      batchSize,
      onProblem: (problem) => problems.push(problem),
    },
  )
  const described = problems.map(({ severity, type, name, reason }) => `${severity} ${type} ${name}: ${reason}`)
  return { written, changed, errors, warnings, problems: described.toSorted() }
}

export function shopDigest(db: Db): Promise<string> {
  return exportDigest({ db }, stores.views)
}
