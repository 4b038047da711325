import { expect, test } from 'vitest'
import { headerTags, isKnownTag, lifetimes, pageTypes, parseTags, tagsOf } from './cache.ts'

test('a reply carries its type and each thing it shows', () => {
  expect(tagsOf('product', [12, 7, 12])).toEqual(['product', 'P12', 'P7'])
  expect(tagsOf('category', [20])).toEqual(['category', 'C20'])
  expect(tagsOf('cms_page', [3])).toEqual(['cms_page', 'cms_page-3'])
})

test('more than 50 tags give way to their types', () => {
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

test('a tag is valid if it equals or starts with a known one', () => {
  for (const tag of ['P', 'P123', 'C20', 'T1', 'A9', 'taxrule', ...pageTypes]) expect(isKnownTag(tag), tag).toBe(true)
  for (const tag of ['', 'x', '*', 'p1']) expect(isKnownTag(tag), tag).toBe(false)
  expect(parseTags(' P1, nonsense,C2,P1')).toEqual({ all: false, tags: ['P1', 'C2'] })
  expect(parseTags('P1,*')).toEqual({ all: true, tags: [] })
  expect(parseTags('')).toEqual({ all: false, tags: [] })
})

test('lifetimes are those of the specification', () => {
  expect(lifetimes).toEqual({ outputCache: 86400, headerDefault: 2592000, headerJson: 86400, headerPng: 604800 })
})
