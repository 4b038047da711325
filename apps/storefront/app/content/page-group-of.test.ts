import { expect, test } from 'vitest'
import { pageGroupOf } from './page-group-of.ts'

const link = (id: number, name: string) => ({ id, label: name, path: `/${name}` })
const groups = [
  { ...link(1, 'help'), pages: [link(2, 'delivery'), link(3, 'returns')] },
  { ...link(4, 'clocks-info'), pages: [] },
]

test.each([
  ['help', 1],
  ['returns', 1],
  ['clocks-info', undefined],
  ['nowhere', undefined],
])('%s belongs to group %s', (identifier, id) => {
  expect(pageGroupOf(groups, identifier)?.id).toBe(id)
})
