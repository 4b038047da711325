import { expect, it } from 'vitest'
import { checkReaders } from './check-readers.ts'
import { writeProject } from './project-fixture.ts'

const files = {
  'packages/contract/src/messages/en.ts': "export const en = {\n  cart_full: 'Full',\n  mail_lost: 'Lost',\n}\n",
  'packages/domain/src/constants/buying.ts':
    "export const stock = { prefetchCount: 8, sort: 'a:b' } as const\nexport const names = ['a'] as const\n",
  'apps/storefront/app/i18n/en-GB/cart.ts':
    "export const cart = {\n  'cart.undo': 'Undo',\n  'cart.state_paid': 'Paid',\n  'cart.state_lost': 'Lost',\n}\n",
}
const reader = [
  "import { names, stock as limits } from '@mantel/domain/constants'",
  "const { sort } = limits; use('cart_full', 'mail_lost', 'cart.undo', sort, limits.prefetchCount, names)",
  `for (const state of ["paid", "lost"]) use(\`cart.state_\${state}\`)`,
].join('\n')

it('accepts keys and constants that product code reads, as literals or through a template', () => {
  expect(checkReaders(writeProject({ ...files, 'apps/backend/src/cart/a.ts': reader }))).toEqual([])
})

it.each(['apps/backend/src/cart/a.test.ts', 'packages/client/src/testing/a.ts', 'bench/a.ts'])(
  'does not count %s as a reader',
  (path) => {
    const problems = checkReaders(writeProject({ ...files, [path]: reader }))
    expect(problems.map((problem) => problem.split(' has no ')[0])).toEqual([
      ...['message cart_full', 'message mail_lost', 'text cart.undo', 'text cart.state_paid', 'text cart.state_lost'],
      ...['constant stock.prefetchCount', 'constant stock.sort', 'constant names'],
    ])
  },
)

it('does not count comments and lists of possible refusals as readers', () => {
  const described = [
    "/** The reply 'cart_full'. */",
    "// or 'mail_lost'",
    "const place = { refusals: ['cart_full',\n  'mail_lost'] }",
  ].join('\n')
  const code = reader.replace("'cart_full', 'mail_lost', ", '')
  const root = writeProject({ ...files, 'apps/backend/src/cart/a.ts': `${described}\n${code}` })
  const problems = checkReaders(root)
  expect(problems.map((problem) => problem.split(' has no ')[0])).toEqual(['message cart_full', 'message mail_lost'])
})
