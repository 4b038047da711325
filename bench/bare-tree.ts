import { createRequire } from 'node:module'

type Props = Record<string, unknown>
type Parsed = string | { name: string; props: Props; children: Parsed[] }
type React = { createElement(name: string, props: Props, ...children: unknown[]): unknown }

const token = /<!--.*?-->|<!DOCTYPE html>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gs
const attribute = /([\w:-]+)(?:="([^"]*)")?/g
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'path', 'circle', 'rect', 'source'])
const booleans = new Set(['async', 'checked', 'disabled', 'hidden', 'open', 'selected'])
const verbatim = new Set(['script', 'style'])
const reactNames: Record<string, string> = { class: 'className', for: 'htmlFor' }
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * The least work that React can do for a page: a function that creates the elements of the page's HTML, without any component,
 * and renders them to a string.
 */
export function createBareRender(html: string, resolveFrom: string): () => string {
  const require = createRequire(resolveFrom)
  const { createElement } = require('react') as React
  const { renderToString } = require('react-dom/server') as { renderToString(element: unknown): string }
  const root = parse(html)
  const build = (node: Parsed): unknown =>
    typeof node === 'string' ? node : createElement(node.name, { ...node.props }, ...node.children.map(build))
  return () => renderToString(build(root))
}

function parse(html: string): Parsed {
  const top: Parsed[] = []
  const open = [{ name: '', props: {} as Props, children: top }]
  token.lastIndex = 0
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [text, closed, opened, attributes = ''] = found
    const parent = open[open.length - 1] as (typeof open)[number]
    if (closed !== undefined) {
      // React writes a closing tag for SVG elements such as <path>, although they are empty and were not pushed onto `open`.
      if (empty.has(closed)) continue
      if (parent.name !== closed) throw new Error(`<${parent.name}> is closed by </${closed}>`)
      open.pop()
    } else if (opened !== undefined) {
      const node = { name: opened, props: parseAttributes(attributes), children: [] as Parsed[] }
      parent.children.push(node)
      if (empty.has(opened) || text.endsWith('/>')) continue
      if (verbatim.has(opened)) {
        const end = html.indexOf(`</${opened}>`, token.lastIndex)
        node.props.dangerouslySetInnerHTML = { __html: html.slice(token.lastIndex, end) }
        token.lastIndex = end + opened.length + 3
      } else open.push(node)
    } else if (!text.startsWith('<!')) parent.children.push(decode(text))
  }
  const [root] = top
  if (top.length !== 1 || root === undefined) throw new Error('the page does not have exactly one root element')
  return root
}

function parseAttributes(text: string): Props {
  const props: Props = {}
  for (const [, name = '', value = ''] of text.matchAll(attribute))
    props[reactNames[name] ?? name] = value === '' && booleans.has(name) ? true : decode(value)
  return props
}

const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
