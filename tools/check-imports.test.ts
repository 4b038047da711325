import { expect, it } from 'vitest'
import { checkImports } from './check-imports.ts'
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

it('reports nothing for allowed imports', () => {
  const problems = check({
    'apps/backend/src/app.ts': `import { cart } from './cart/index.ts'\nimport { search } from './search/index.ts'`,
    'apps/backend/src/cart/index.ts': `export { cart } from './add-line.ts'`,
    'apps/backend/src/cart/add-line.ts': `import { price } from '../pricing/index.ts'\nexport const cart = price`,
    'apps/backend/src/cart/cart.repository.ts': `import { sql } from 'kysely'\ndb.selectFrom('cart')`,
    'apps/backend/src/pricing/index.ts': `import type { Db } from '../platform/db/index.ts'\nexport const price = 1`,
    'apps/backend/src/platform/db/index.ts': `import { Kysely } from 'kysely'\nexport type Db = Kysely`,
    'apps/backend/src/search/index.ts': `import { price } from '../pricing/index.ts'\nexport const search = price`,
    'apps/storefront/app/checkout/a.ts': `import '../cart/b.ts'\nimport '../i18n/c.ts'`,
    'apps/storefront/app/cart/background-sync.ts': `import type { A } from '../../sw/messages.ts'`,
    'apps/storefront/server/page/a.ts': `import type { A } from '../../app/server-entry.ts'\nimport '../files/b.ts'`,
    'apps/shop/src/main.ts': `import '@mantel/backend'\nimport '@mantel/storefront'`,
    'apps/shop/src/config.ts': 'export const port = process.env.PORT',
  })
  expect(problems).toEqual([])
})

it.each([
  [
    'a package that imports one above it',
    'packages/domain/src/money/index.ts',
    `import type { x } from '@mantel/contract'`,
  ],
  ['one app that imports the other', 'apps/storefront/server/page/a.ts', `import '@mantel/backend'`],
  [
    'another package reached by path',
    'apps/backend/src/app.ts',
    `import '../../../packages/domain/src/store/index.ts'`,
  ],
  ['a slice that imports to its right', 'apps/backend/src/catalog/list.ts', `import '../cart/index.ts'`],
  ['mail importing a slice that sends mail', 'apps/backend/src/mail/queue.ts', `import '../order/index.ts'`],
  ['gift cards importing orders', 'apps/backend/src/giftcard/issue.ts', `import '../order/index.ts'`],
  ['orders importing documents', 'apps/backend/src/order/place.ts', `import '../documents/index.ts'`],
  ['a slice that imports a leaf', 'apps/backend/src/cart/add.ts', `import '../search/index.ts'`],
  ['a leaf that imports a leaf', 'apps/backend/src/content/get.ts', `import '../search/index.ts'`],
  ['the platform importing a slice', 'apps/backend/src/platform/db/index.ts', `import '../../store/index.ts'`],
  ['a storefront folder that imports one above it', 'apps/storefront/app/cart/a.ts', `import '../checkout/b.ts'`],
  ['a type import of a folder above', 'apps/storefront/app/page/a.ts', `import type { B } from '../dispatch/b.ts'`],
  ['two screens that import each other', 'apps/storefront/app/home/a.ts', `import '../product/b.ts'`],
  ['a storefront folder without a layer', 'apps/storefront/app/news/a.ts', 'export const a = 1'],
  ['a screen that imports the server', 'apps/storefront/app/cart/a.ts', `import '../../server/log.ts'`],
  ['the server importing a screen', 'apps/storefront/server/page/a.ts', `import '../../app/cart/b.ts'`],
  ['the service worker importing a page', 'apps/storefront/sw/a.ts', `import '../app/page/b.ts'`],
  ['page rendering that imports the plugin', 'apps/storefront/server/page/a.ts', `import '../storefront-plugin.ts'`],
  ['a slice imported past its index', 'apps/backend/src/cart/add.ts', `import '../pricing/price-line.ts'`],
  ['a slice that imports the composition', 'apps/backend/src/cart/add.ts', `import '../app.ts'`],
  ['Node in the domain', 'packages/domain/src/money/index.ts', `import 'node:fs'`],
  ['Zod in the domain', 'packages/domain/src/money/index.ts', `import { z } from 'zod'`],
  ['a clock in the domain', 'packages/domain/src/money/index.ts', 'export const now = new Date()'],
  ['the environment in the domain', 'packages/domain/src/money/index.ts', 'export const port = process.platform'],
  ['SQL outside a repository', 'apps/backend/src/cart/add.ts', `db.insertInto('cart').execute()`],
  ['the query builder outside a repository', 'apps/backend/src/cart/add.ts', `import { sql } from 'kysely'`],
  ['the environment outside config.ts', 'apps/backend/src/cart/add.ts', 'export const port = process.env.PORT'],
  ['product code that imports a test fixture', 'apps/backend/src/cart/add.ts', `import './cart.fixture.ts'`],
  ['export *', 'apps/backend/src/cart/index.ts', `export * from './add.ts'`],
])('reports %s once', (_, path, source) => {
  expect(check({ [path]: source })).toEqual([expect.stringContaining(`${path}:1 `)])
})

it('reports imports of the contract that would make browsers load a schema library', () => {
  const problems = check({
    'packages/contract/src/index.ts': `export { cart } from './cart.ts'`,
    'packages/contract/src/cart.ts': `import type { Code } from './code.ts'\nimport { z } from 'zod'\nexport const cart = z`,
    'packages/contract/src/schemas.ts': `import { z } from 'zod'\nexport const schemas = z`,
  })
  expect(problems).toEqual([expect.stringContaining('packages/contract/src/cart.ts:2 imports zod')])
})

it('reports import cycles but not cycles of types', () => {
  const problems = check({
    'demo/src/a.ts': `import './b.ts'`,
    'demo/src/b.ts': `import './c.ts'`,
    'demo/src/c.ts': `import './a.ts'`,
    'demo/src/d.ts': `import type { E } from './e.ts'\nexport type D = E`,
    'demo/src/e.ts': `import { type D } from './d.ts'\nexport type E = D`,
  })
  expect(problems).toEqual([expect.stringContaining('demo/src/a.ts → demo/src/b.ts → demo/src/c.ts → demo/src/a.ts')])
})

it('lets tests import across slices and use SQL', () => {
  const problems = check({
    'apps/backend/src/catalog/list.test.ts': `import '../import/index.ts'\ndb.selectFrom('product')\nprocess.env.X`,
  })
  expect(problems).toEqual([])
})

const paymentMethods = {
  'packages/plugins/src/payment/card/method.ts': `export const card = { code: 'card' }`,
  'packages/plugins/src/payment/banktransfer/method.ts': `export const bankTransfer = { code: 'banktransfer' }`,
}

it('allows a payment code in its own folder, in the table of methods and in tests', () => {
  const problems = check({
    ...paymentMethods,
    'packages/plugins/src/payment/methods.ts': `import { bankTransfer } from './banktransfer/method.ts'`,
    'packages/plugins/src/payment/banktransfer/browser.tsx': `export const bankTransferNote = 'banktransfer'`,
    'apps/backend/src/order/place.test.ts': `const body = { payment_method_code: 'card' }`,
    'apps/storefront/app/checkout/card.ts': `export const card = { title: 'Card' }`,
  })
  expect(problems).toEqual([])
})

it.each([
  ['a comparison', `if (order.paymentCode === 'card') start()`, 'card'],
  ['a provider by its name', `payments.providers.card.start()`, 'card'],
  ['a name made of a long code', `const createBankTransferProvider = 1`, 'banktransfer'],
  ['a setting made of a long code', `read('BANK_TRANSFER_DAYS')`, 'banktransfer'],
])('finds %s outside the folder of a payment method', (_, source, code) => {
  expect(check({ ...paymentMethods, 'apps/shop/src/main.ts': source })).toEqual([
    `apps/shop/src/main.ts:1 names the payment method ${code}: only its folder and stores/ do`,
  ])
})
