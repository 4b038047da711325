import { defineConfig } from 'vitest/config'
import { embeddedTests, embeddedTestsMode, testFiles } from './tools/test-files.ts'

/** All back-end tests, or with MANTEL_TEST_DB set to the embedded part only the tests selected for the embedded database. */
const backendTests =
  process.env.MANTEL_TEST_DB === embeddedTestsMode
    ? { ...testFiles.backend, include: [...embeddedTests] }
    : testFiles.backend

/** Test files of one worker share their modules: importing the back end again for every file took longer than the tests. */
const sharedModules = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...sharedModules,
          ...testFiles.unit,
        },
      },
      {
        test: {
          name: 'storefront',
          ...sharedModules,
          ...testFiles.storefront,
          globalSetup: ['apps/storefront/server/testing/build-once.ts', 'tools/page-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'backend',
          ...sharedModules,
          ...backendTests,
          globalSetup: ['tools/postgres-setup.ts'],
          testTimeout: 30_000,
          // The first file creates the template database, which takes long while other stages run.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          ...testFiles.browser,
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
          ...testFiles.process,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
