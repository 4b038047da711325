import { expect, it } from 'vitest'
import { findPageGroup } from './page-navigation.tsx'

const link = (id: number, name: string) => ({ id, label: name, path: `/${name}` })
const groups = [
  { ...link(1, 'help'), pages: [link(2, 'delivery'), link(3, 'returns')] },
  { ...link(4, 'clocks-info'), pages: [] },
]

it.each([
  ['help', 1],
  ['returns', 1],
  ['clocks-info', undefined],
  ['nowhere', undefined],
])('finds the group of page %s: %s', (identifier, id) => {
  expect(findPageGroup(groups, identifier)?.id).toBe(id)
})
