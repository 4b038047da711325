import { expect, it } from 'vitest'
import { toHtml } from './prose.ts'

const nowhere = () => null

it('renders each kind of block as its HTML element', () => {
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

it('renders a link to missing content as plain text and escapes HTML', () => {
  expect(toHtml('[Alder & Tide](post:x) <b onclick="x">*now*', nowhere)).toBe(
    '<p>Alder &amp; Tide &lt;b onclick=&quot;x&quot;&gt;<em>now</em></p>',
  )
  expect(toHtml('[here](post:x)', () => '/blog/x')).toBe('<p><a href="/blog/x">here</a></p>')
})
