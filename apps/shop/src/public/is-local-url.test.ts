import { expect, it } from 'vitest'
import { isLocalUrl, listPublicUrls } from './is-local-url.ts'

it.each([
  'http://localhost:3000',
  'http://trade.localhost',
  'http://127.0.0.1',
  'https://127.8.9.10:1',
  'http://[::1]:3000',
  'http://shop.test',
])('treats %s as local', (url) => {
  expect(isLocalUrl(url)).toBe(true)
})

it.each([
  'https://shop.example',
  'https://localhost.example.com',
  'https://notlocalhost',
  'http://192.168.1.2',
  'http://0.0.0.0',
  'https://127.0.0.1.example.com',
  'https://mytest',
])('treats %s as public', (url) => {
  expect(isLocalUrl(url)).toBe(false)
})

it('lists an API that is public while the pages are local', () => {
  const website = { publicUrl: 'http://localhost', apiUrl: 'https://api.shop.example' }
  expect(listPublicUrls({ websites: [website] as never })).toEqual(['https://api.shop.example'])
})
