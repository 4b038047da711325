import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { findExcess, limitDocuments } from './query-limits.ts'
import { toSearch } from './to-search.ts'

const excessOf = (query: string, variables: Record<string, unknown> = {}) =>
  findExcess(parse(query), variables)?.message
const refusal = 'the query is too large: it asks for too many documents'

it('does not subtract a negative pageSize from the documents of the other searches', () => {
  const searches = [...'bcd'].map((name) => `${name}: products(pageSize: 2000) { items }`).join(' ')
  expect(excessOf(`{ a: products(pageSize: -40000) { items } ${searches} }`)).toBe(refusal)
  const byVariable = `query ($size: Int) { a: products(pageSize: $size) { items } ${searches} }`
  expect(excessOf(byVariable, { size: -40_000 })).toBe(refusal)
  expect(excessOf('{ products(pageSize: -5) { items } }')).toBeUndefined()
})

it('counts the default value of a variable', () => {
  const query = (size: number) =>
    `query ($size: Int = ${size}) { a: products(pageSize: $size) { items } b: categories(pageSize: $size) { hits } }`
  expect(excessOf(query(2001))).toBe(refusal)
  expect(excessOf(query(2000))).toBeUndefined()
  expect(excessOf(query(2001), { size: 10 })).toBeUndefined()
})

it('counts the matches of unpaginated searches before it loads them', async () => {
  const sizes: unknown[] = []
  const totals: Record<string, number> = { cms_page: 3000, cms_block: 900, taxrule: 2 }
  const read = limitDocuments(async ({ type, parameters }) => {
    sizes.push(parameters.size)
    return { hits: { hits: [], total: totals[type] } }
  })
  const readAll = (type: string) => read(toSearch(type, { pageSize: 4000 }))
  await readAll('cms_page')
  await readAll('cms_block')
  await readAll('taxrule')
  await read(toSearch('product', { pageSize: -3 }))
  await expect(readAll('cms_block')).rejects.toThrow(refusal)
  expect(sizes).toEqual([1, 4000, 1, 4000, 1, 4000, -3, 1])
})
