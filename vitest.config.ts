import { defineConfig } from 'vitest/config'
import { testsReaching } from './tools/import-graph.ts'

/** On the second engine only the tests that touch a database run again; they are found by what they import. */
const backendTests =
  process.env.MANTEL_TEST_DB === 'postgres'
    ? [
        ...testsReaching(import.meta.dirname, 'apps/backend/src/platform/db/testing.ts'),
        'apps/shop/src/cart-histories.test.ts',
      ]
    : ['apps/backend/**/*.test.ts']

const processTests = '**/*.process.test.ts'
/** The whole shop, asked for pages without a socket. */
const pageTests = '**/*.pages.test.ts'
/** Journeys through the running shop in a real browser. */
const journeys = 'e2e/**/*.browser.test.ts'
const notOurs = ['**/node_modules/**', 'data/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps/gateway,apps/shop,apps/storefront,demo,bench,stores,tools}/**/*.test.{ts,tsx}'],
          exclude: [...notOurs, processTests, pageTests],
        },
      },
      {
        test: {
          name: 'storefront',
          include: [pageTests],
          exclude: notOurs,
          globalSetup: ['apps/storefront/server/testing/build-once.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'backend',
          include: backendTests,
          exclude: [...notOurs, processTests],
          globalSetup: ['tools/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [journeys],
          exclude: notOurs,
          globalSetup: ['e2e/shop/open-once.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
          maxConcurrency: 2,
        },
      },
      {
        test: {
          name: 'process',
          include: [processTests],
          exclude: notOurs,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
