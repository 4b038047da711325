import { globSync } from 'node:fs'

/** The projects of vitest.config.ts and the files of each. */
export type Project = 'unit' | 'backend' | 'storefront' | 'browser' | 'process'

const processTests = '**/*.process.test.ts'
/** Tests that request pages of a whole shop in the same process. */
const pageTests = '**/*.pages.test.ts'
/** Tests outside the back end that need its database. */
const databaseTests = '**/*.backend.test.ts'
const excludedFiles = ['**/node_modules/**', 'data/**']

export const testFiles: Record<Project, { include: string[]; exclude: string[] }> = {
  unit: {
    include: ['{packages,apps/gateway,apps/shop,apps/storefront,demo,bench,stores,tools,e2e}/**/*.test.{ts,tsx}'],
    exclude: [...excludedFiles, processTests, pageTests, databaseTests, '**/*.browser.test.ts'],
  },
  backend: { include: ['apps/backend/**/*.test.ts', databaseTests], exclude: [...excludedFiles, processTests] },
  storefront: { include: [pageTests], exclude: excludedFiles },
  browser: { include: ['e2e/**/*.browser.test.ts'], exclude: excludedFiles },
  process: { include: [processTests], exclude: excludedFiles },
}

/** The value of MANTEL_TEST_DB that selects `embeddedTests`. */
export const embeddedDatabaseMode = 'pglite-named'

/**
 * Tests that run on the embedded database as well; other database tests run on PostgreSQL only. They cover the engine
 * (transactions, locks, migrations, the folder, events, jobs) and one test file of each slice.
 */
export const embeddedTests: readonly string[] = [
  'apps/backend/src/platform/{db,events,jobs}/*.test.ts',
  'apps/backend/src/customer/session.test.ts',
  'apps/backend/src/catalog/catalogue-changes.test.ts',
  'apps/backend/src/stock/change-stock.test.ts',
  'apps/backend/src/pricing/price-boundaries.test.ts',
  'apps/backend/src/cart/cart.routes.test.ts',
  'apps/backend/src/cart/gift-cards.test.ts',
  'apps/backend/src/payment/payment.test.ts',
  'apps/backend/src/order/order.routes.test.ts',
  'apps/backend/src/order/customer-carts.test.ts',
  'apps/backend/src/order/change-order-state.test.ts',
  'apps/backend/src/order/mails/order-mails.test.ts',
  'apps/backend/src/content/edit-block.test.ts',
  'apps/backend/src/import/import-order.test.ts',
  'apps/backend/src/import/seeding.repository.test.ts',
  'apps/backend/src/missing-page/missing-page.routes.test.ts',
  'apps/backend/src/url/find-moved-path.test.ts',
  'apps/shop/src/backup/backup-under-load.backend.test.ts',
  'apps/shop/src/cart-histories.backend.test.ts',
]

/** Lists a project's test files relative to root. With `part`, only the tests for the embedded database. */
export function listTestFiles(root: string, project: Project, part?: 'embedded'): string[] {
  const { include, exclude } = testFiles[project]
  return globSync(part ? [...embeddedTests] : include, { cwd: root, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
