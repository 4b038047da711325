import { expect, it } from 'vitest'
import { chooseTests } from './choose-tests.ts'
import { writeProject } from './project-fixture.ts'

const writeTests = () =>
  writeProject({
    'src/cart.test.ts': "test('adds a line', () => {})",
    'src/order.test.ts': "test('empties the Cart', () => {})\ntest('pays', () => {})",
    'src/list.test.ts': "journey.concurrent(\n  'goes from a list to the cart',\n  async () => {},\n)",
    'src/price.test.ts': "import { cart } from './cart.ts'\ntest('rounds half up', () => cart('a cart'))",
  })
const files = ['src/cart.test.ts', 'src/list.test.ts', 'src/order.test.ts', 'src/price.test.ts']

it('chooses whole files by path and single tests by name', () => {
  expect(chooseTests(writeTests(), files, 'cart')).toEqual([
    { files: ['src/cart.test.ts'] },
    { files: ['src/list.test.ts', 'src/order.test.ts'], named: 'cart' },
  ])
})

it('chooses nothing where no path and no test name contains the word', () => {
  expect(chooseTests(writeTests(), files, 'invoice')).toEqual([])
})
