import { expect, it } from 'vitest'
import { checkSpecTexts } from './check-spec-texts.ts'
import { writeProject } from './project-fixture.ts'

const files = {
  'packages/contract/src/messages/en.ts': "export const en = {\n  cart_full: 'The cart holds {count} products!',\n}\n",
  'apps/backend/src/cart/a.ts': "use('cart_full')\n",
  'apps/backend/src/cart/a.test.ts':
    "expect(text).toBe('The cart holds 3 products!')\nexpect(other).toBe(' products!')\n",
  'apps/backend/src/cart/b.test.ts': "expect(key).toBe('cart_full')\n",
}
const entry = { key: 'cart_full', text: 'The cart holds {count} products!', test: 'apps/backend/src/cart/a.test.ts' }

it('accepts a text that product code reads and a test shows, by the text or its key', () => {
  const byKey = { ...entry, test: 'apps/backend/src/cart/b.test.ts' }
  expect(checkSpecTexts(writeProject(files), [entry, byKey])).toEqual([])
})

it.each([
  ['has another text', { ...entry, text: 'Full' }, 'its English text does not begin with "Full"'],
  ['has no test', { ...entry, test: 'apps/backend/src/cart/c.test.ts' }, 'there is no test'],
])('reports a message that %s', (_what, wrong, problem) => {
  expect(checkSpecTexts(writeProject(files), [wrong])[0]).toContain(problem)
})

it('reports a text that no product code reads, or that its test does not name', () => {
  const unread = { ...files, 'apps/backend/src/cart/a.ts': '', 'apps/backend/src/cart/a.test.ts': "use('cart_full')" }
  expect(checkSpecTexts(writeProject(unread), [entry])).toEqual(['cart_full: no product code reads it'])
  const unshown = { ...files, 'apps/backend/src/cart/a.test.ts': 'expect(1).toBe(1)' }
  expect(checkSpecTexts(writeProject(unshown), [entry])[0]).toContain('names neither the text nor its key')
})
