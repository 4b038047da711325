import { defineConfig } from 'vitest/config'
import { embeddedDatabaseMode, embeddedTests, testFiles } from './tools/test-files.ts'

/** All back-end tests. With MANTEL_TEST_DB set to the embedded mode only those that run on the embedded database too. */
const backendTests =
  process.env.MANTEL_TEST_DB === embeddedDatabaseMode
    ? { ...testFiles.backend, include: [...embeddedTests] }
    : testFiles.backend

/**
 * Test files of one worker share their modules, because importing the back end again for every file took longer than the tests.
 * Journeys of one worker also share their browser.
 */
const sharedModules = { isolate: false }

/** The limits are long because a busy machine needs several times as long as an idle one; they do not check speed. */
const patience = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    // Most stages import the same modules, which the first of them has transformed.
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'unit',
          ...sharedModules,
          ...testFiles.unit,
          ...patience,
        },
      },
      {
        test: {
          name: 'storefront',
          ...sharedModules,
          ...testFiles.storefront,
          globalSetup: ['apps/storefront/server/testing/build-once.ts', 'tools/page-postgres.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'backend',
          ...sharedModules,
          ...backendTests,
          globalSetup: ['tools/postgres-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          ...sharedModules,
          ...testFiles.browser,
          globalSetup: ['e2e/shop/open-once.ts'],
          ...patience,
          testTimeout: 180_000,
          maxConcurrency: 2,
        },
      },
      {
        test: {
          name: 'process',
          ...testFiles.process,
          ...patience,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
