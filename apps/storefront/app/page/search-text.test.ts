import { expect, it } from 'vitest'
import { readSearchText } from './search-text.ts'

const read = (query: string) => readSearchText(new URLSearchParams(query))

it('joins words with single spaces', () => {
  expect([read('q=+oak%0A++clock+'), read('q='), read('')]).toEqual(['oak clock', '', ''])
})

it('cuts a long text, and never inside a character', () => {
  const before = `${'clock '.repeat(21)}x`
  expect(read(`q=${encodeURIComponent(`${before}😀😀`)}`)).toBe(`${before}😀`)
})

it.each(['q=%F0%9F', 'q=%', 'q=clock%ED%A0%BD'])('reads %s as text that can be encoded', (query) => {
  expect(() => encodeURIComponent(read(query))).not.toThrow()
})
