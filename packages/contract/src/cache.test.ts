import { expect, it } from 'vitest'
import { cacheLifetimes, headerTags, isKnownTag, pageTypes, parseTags, tagsOf } from './cache.ts'

it('tags a reply with its type and each entity in it', () => {
  expect(tagsOf('product', [12, 7, 12])).toEqual(['product', 'P12', 'P7'])
  expect(tagsOf('category', [20])).toEqual(['category', 'C20'])
  expect(tagsOf('cms_page', [3])).toEqual(['cms_page', 'cms_page-3'])
})

it('replaces more than 50 tags by the tags of their types', () => {
  const many = [
    ...tagsOf(
      'product',
      Array.from({ length: 49 }, (_, id) => id),
    ),
    ...tagsOf('category', [20]),
    'home',
  ]
  expect(headerTags(many)).toEqual(['product', 'category', 'home'])
  expect(headerTags(tagsOf('product', [1, 2]))).toEqual(['product', 'P1', 'P2'])
})

it('accepts tags that equal or start with a known tag', () => {
  for (const tag of ['P', 'P123', 'C20', 'T1', 'A9', 'taxrule', ...pageTypes]) expect(isKnownTag(tag), tag).toBe(true)
  for (const tag of ['', 'x', '*', 'p1']) expect(isKnownTag(tag), tag).toBe(false)
  expect(parseTags(' P1, nonsense,C2,P1')).toEqual({ all: false, tags: ['P1', 'C2'] })
  expect(parseTags('P1,*')).toEqual({ all: true, tags: [] })
  expect(parseTags('')).toEqual({ all: false, tags: [] })
})

it('uses the lifetimes of the specification', () => {
  expect(cacheLifetimes).toEqual({ outputCache: 86400, headerDefault: 2592000, headerJson: 86400, headerPng: 604800 })
})
