import { expect, test } from 'vitest'
import { toHtml } from './prose.ts'

const nowhere = () => null

test('each kind of block becomes its element', () => {
  const text = `
## Doing the sum

One line
goes on.

- oak
- ash

1. measure
2. drill

> Hold this.
`
  expect(toHtml(text, nowhere)).toBe(
    [
      '<h2>Doing the sum</h2>',
      '<p>One line goes on.</p>',
      '<ul><li>oak</li><li>ash</li></ul>',
      '<ol><li>measure</li><li>drill</li></ol>',
      '<blockquote><p>Hold this.</p></blockquote>',
    ].join('\n'),
  )
})

test('a link to a place the store lacks leaves its words, and nothing in a text becomes a tag', () => {
  expect(toHtml('[Alder & Tide](post:x) <b onclick="x">*now*', nowhere)).toBe(
    '<p>Alder &amp; Tide &lt;b onclick=&quot;x&quot;&gt;<em>now</em></p>',
  )
  expect(toHtml('[here](post:x)', () => '/blog/x')).toBe('<p><a href="/blog/x">here</a></p>')
})
