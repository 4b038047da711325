import { expect, it, vi } from 'vitest'
import { fakeShop, openPage } from '../../testing/fake-shop.ts'
import { createDeprecatedProductMutations } from './deprecated-mutations.ts'

it('logs an error for every removed product mutation and changes nothing', () => {
  const error = vi.fn()
  const mutations = createDeprecatedProductMutations({ error })
  for (const [name, mutate] of Object.entries(mutations)) {
    mutate({ sku: 'A' })
    expect(error).toHaveBeenLastCalledWith(expect.stringContaining(`product/${name} has been removed`))
  }
  expect(Object.keys(openPage(fakeShop({})).productMutations)).toEqual(Object.keys(mutations))
})
