import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { prepareContent, widgets } from './index.ts'
import { splitContent } from './view.ts'

const same = (html: string) => html
const prepare = (html: string) => prepareContent(html, same)

it.each(widgets.map(({ code }) => [code]))('%s has a folder of its own', (code) => {
  expect(existsSync(join(import.meta.dirname, code, 'schema.ts'))).toBe(true)
})

it('stores a widget as a placeholder and splits the text around it', () => {
  const { html, problems } = prepare('<p>a</p><p>{{widget type="product-list" category="50"}}</p><p>b</p>')
  expect(problems).toEqual([])
  expect(splitContent(html)).toEqual([
    { html: '<p>a</p>' },
    { widget: { type: 'product-list', settings: { title: '', category: 50, limit: 4 } } },
    { html: '<p>b</p>' },
  ])
})

it('keeps placeholders when a text is exported and imported again', () => {
  const once = prepare('{{widget type="product-list" skus="A, B" title="x --> y <b>"}}').html
  expect(prepare(once)).toEqual({ html: once, problems: [] })
  expect(splitContent(once)).toMatchObject([{ widget: { settings: { skus: ['A', 'B'], title: 'x --> y <b>' } } }])
})

it.each([
  ['{{widget type="steal"}}', 'there is no widget steal'],
  ['{{widget type="product-card"}}', 'widget product-card: sku'],
  ['{{widget type="product-list"}}', 'widget product-list: needs category or skus'],
  ['{{widget type="banner" title="a" label="b" link="https://other.example"}}', 'widget banner: link must be a path'],
  ['{{widget type="banner" title="a" label="b" link="//other.example"}}', 'widget banner: link must be a path'],
  ['{{widget type="video" title="a" url="javascript:alert(1)"}}', 'widget video: url'],
  ['{{widget type="picture" image="../../etc/passwd"}}', 'widget picture: image must be a path'],
  ['<div>{{widget type="form" name="search"}}</div>', 'widget form must stand between paragraphs'],
  ['<!--widget {"type":"steal","settings":{}}-->', 'there is no widget steal'],
])('leaves out %s', (html, problem) => {
  const prepared = prepare(html)
  expect(prepared.problems[0]).toContain(problem)
  expect(splitContent(prepared.html).some((part) => 'widget' in part)).toBe(false)
})
