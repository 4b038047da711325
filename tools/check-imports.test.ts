import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { testsReaching } from './import-graph.ts'
import { writeProject } from './project-fixture.ts'

const packages = {
  'packages/domain/package.json': '{ "name": "@mantel/domain", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/domain/src/store/index.ts': 'export const store = 1',
  'packages/contract/package.json': '{ "name": "@mantel/contract", "exports": { ".": "./src/index.ts" } }',
  'packages/contract/src/index.ts': `export { store } from '@mantel/domain/store'`,
  'apps/backend/package.json': '{ "name": "@mantel/backend", "exports": { ".": "./src/index.ts" } }',
  'apps/backend/src/index.ts': 'export const backend = 1',
  'apps/storefront/package.json': '{ "name": "@mantel/storefront", "exports": { ".": "./server/index.ts" } }',
  'apps/storefront/server/index.ts': 'export const storefront = 1',
}

const check = (files: Record<string, string>) => checkImports(writeProject({ ...packages, ...files }))

test('a house in order has no problems', () => {
  const problems = check({
    'apps/backend/src/app.ts': `import { cart } from './cart/index.ts'\nimport { search } from './search/index.ts'`,
    'apps/backend/src/cart/index.ts': `export { cart } from './add-line.ts'`,
    'apps/backend/src/cart/add-line.ts': `import { price } from '../pricing/index.ts'\nexport const cart = price`,
    'apps/backend/src/cart/cart.repository.ts': `import { sql } from 'kysely'\ndb.selectFrom('cart')`,
    'apps/backend/src/pricing/index.ts': `import type { Db } from '../platform/db/index.ts'\nexport const price = 1`,
    'apps/backend/src/platform/db/index.ts': `import { Kysely } from 'kysely'\nexport type Db = Kysely`,
    'apps/backend/src/search/index.ts': `import { price } from '../pricing/index.ts'\nexport const search = price`,
    'apps/shop/src/main.ts': `import '@mantel/backend'\nimport '@mantel/storefront'`,
    'apps/shop/src/config.ts': 'export const port = process.env.PORT',
  })
  expect(problems).toEqual([])
})

test.each([
  [
    'a package that imports one above it',
    'packages/domain/src/money/index.ts',
    `import type { x } from '@mantel/contract'`,
  ],
  ['one app that knows the other', 'apps/storefront/server/page.ts', `import '@mantel/backend'`],
  [
    'another package reached by path',
    'apps/backend/src/app.ts',
    `import '../../../packages/domain/src/store/index.ts'`,
  ],
  ['a slice that imports to its right', 'apps/backend/src/catalog/list.ts', `import '../cart/index.ts'`],
  ['a slice that imports a leaf', 'apps/backend/src/cart/add.ts', `import '../search/index.ts'`],
  ['a leaf that imports a leaf', 'apps/backend/src/content/get.ts', `import '../search/index.ts'`],
  ['the platform importing a slice', 'apps/backend/src/platform/db/index.ts', `import '../../store/index.ts'`],
  ['a slice entered past its index', 'apps/backend/src/cart/add.ts', `import '../pricing/price-line.ts'`],
  ['a slice that imports the composition', 'apps/backend/src/cart/add.ts', `import '../app.ts'`],
  ['Node in the domain', 'packages/domain/src/money/index.ts', `import 'node:fs'`],
  ['Zod in the domain', 'packages/domain/src/money/index.ts', `import { z } from 'zod'`],
  ['a clock in the domain', 'packages/domain/src/money/index.ts', 'export const now = new Date()'],
  ['the environment in the domain', 'packages/domain/src/money/index.ts', 'export const port = process.platform'],
  ['SQL outside a repository', 'apps/backend/src/cart/add.ts', `db.insertInto('cart').execute()`],
  ['the query builder outside a repository', 'apps/backend/src/cart/add.ts', `import { sql } from 'kysely'`],
  ['the environment outside config.ts', 'apps/backend/src/cart/add.ts', 'export const port = process.env.PORT'],
  ['code that leans on a test fixture', 'apps/backend/src/cart/add.ts', `import './cart.fixture.ts'`],
  ['export *', 'apps/backend/src/cart/index.ts', `export * from './add.ts'`],
])('%s is one problem', (_, path, source) => {
  expect(check({ [path]: source })).toEqual([expect.stringContaining(`${path}:1 `)])
})

test('a schema library that the browser would load through the contract is found where it is imported', () => {
  const problems = check({
    'packages/contract/src/index.ts': `export { cart } from './cart.ts'`,
    'packages/contract/src/cart.ts': `import type { Code } from './code.ts'\nimport { z } from 'zod'\nexport const cart = z`,
    'packages/contract/src/schemas.ts': `import { z } from 'zod'\nexport const schemas = z`,
  })
  expect(problems).toEqual([expect.stringContaining('packages/contract/src/cart.ts:2 imports zod')])
})

test('a ring of imports is named, one of types is none', () => {
  const problems = check({
    'demo/src/a.ts': `import './b.ts'`,
    'demo/src/b.ts': `import './c.ts'`,
    'demo/src/c.ts': `import './a.ts'`,
    'demo/src/d.ts': `import type { E } from './e.ts'\nexport type D = E`,
    'demo/src/e.ts': `import { type D } from './d.ts'\nexport type E = D`,
  })
  expect(problems).toEqual([expect.stringContaining('demo/src/a.ts → demo/src/b.ts → demo/src/c.ts → demo/src/a.ts')])
})

test('tests may cross slices and look into tables', () => {
  const problems = check({
    'apps/backend/src/catalog/list.test.ts': `import '../import/index.ts'\ndb.selectFrom('product')\nprocess.env.X`,
  })
  expect(problems).toEqual([])
})

test('the tests that reach a file are found through others', () => {
  const root = writeProject({
    'a.test.ts': `import './world.ts'`,
    'b.test.ts': `import type { Db } from './testing.ts'`,
    'world.ts': `import { db } from './testing.ts'`,
    'testing.ts': 'export const db = 1',
  })
  expect(testsReaching(root, 'testing.ts')).toEqual(['a.test.ts'])
})
