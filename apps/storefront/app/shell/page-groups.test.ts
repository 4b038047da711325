import { expect, it } from 'vitest'
import { pageGroups } from './page-groups.ts'

const node = (id: number, parent: number | null, order: number, slug: string) => ({
  id,
  node_id: id,
  parent_node_id: parent,
  sort_order: order,
  label: slug.toUpperCase(),
  request_url: slug,
})

it('groups pages by parent in the merchant’s sort order', () => {
  const groups = pageGroups([
    node(5, 2, 2, 'terms'),
    node(1, null, 2, 'help'),
    node(4, 2, 1, 'privacy'),
    node(2, null, 1, 'about'),
  ])
  expect(groups).toEqual([
    {
      id: 2,
      label: 'ABOUT',
      path: '/about',
      pages: [
        { id: 4, label: 'PRIVACY', path: '/privacy' },
        { id: 5, label: 'TERMS', path: '/terms' },
      ],
    },
    { id: 1, label: 'HELP', path: '/help', pages: [] },
  ])
})

it('uses the identifier of a page without a URL and drops pages without a parent', () => {
  const { request_url: _, ...top } = node(1, null, 1, 'help')
  expect(pageGroups([{ ...top, identifier: 'hilfe & mehr' }, node(9, 8, 1, 'lost')])).toEqual([
    { id: 1, label: 'HELP', path: '/hilfe%20%26%20mehr', pages: [] },
  ])
})
