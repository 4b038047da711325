import { expect, it } from 'vitest'
import { createPreviewKeys } from './preview-key.ts'

const { previewKeyOf, verifyPreviewKey } = createPreviewKeys('a key for tests only')
const page = { storeCode: 'trade_eu', type: 'cms_page', id: 7 } as const
const expiresAt = new Date('2026-11-25T00:00:00Z')
const now = new Date('2026-11-18T00:00:00Z')
const key = previewKeyOf(page, expiresAt)

it('identifies its document until it expires', () => {
  expect(verifyPreviewKey(key, now)).toEqual(page)
  expect(verifyPreviewKey(key, new Date(expiresAt.getTime() - 1000))).toEqual(page)
  expect(verifyPreviewKey(key, expiresAt)).toBeNull()
})

it.each([
  ['another id', key.replace('.7.', '.8.')],
  ['another store', key.replace('trade_eu', 'trade')],
  ['another type', key.replace('cms_page', 'cms_blog')],
  ['a type without previews', key.replace('cms_page', 'customer')],
  ['a later end', key.replace(/\.(\d{10})\./, '.9999999999.')],
  ['another signature', `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
  ['no signature', key.slice(0, key.lastIndexOf('.'))],
  ['an empty key', ''],
  ['the key of another shop', createPreviewKeys('another key').previewKeyOf(page, expiresAt)],
])('refuses %s', (_what, forged) => {
  expect(forged).not.toBe(key)
  expect(verifyPreviewKey(forged, now)).toBeNull()
})
