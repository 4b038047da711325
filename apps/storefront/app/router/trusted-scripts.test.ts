import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { trustScripts } from './trusted-scripts.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const document = (...parts: string[]) => `<html><head></head><body>${parts.join('')}</body></html>`

it('hashes only scripts with the nonce and removes the nonce', () => {
  const html = document(
    '<script nonce="m1">a()</script>',
    '<div><script>stolen()</script><script nonce="guess">stolen()</script></div>',
    '<script async="" nonce="m1">b()</script>',
    '<script type="application/json" id="store">{}</script>',
    '<link rel="modulepreload" href="/a.js" nonce="m1"/>',
  )
  const result = trustScripts(html, 'm1', '')
  expect(result.hashes).toEqual([hash('a()'), hash('b()')])
  expect(result.document).not.toContain('m1')
  expect(result.document).toMatch(/^<!DOCTYPE html><html>/)
})

const code = 'import "/m.js";\nimport * as route0 from "/r.js";\nimport("/entry.js");'
const head =
  '<link rel="modulepreload" as="script" href="/words.js"/><link rel="preload" href="/f.woff2"/>' +
  '<link rel="modulepreload" href="/m.js" nonce="m1"/><link rel="modulepreload" href="/entry.js" nonce="m1"/>'

it('replaces the page’s module and preloads with a start script and hashes both scripts', () => {
  const html = `<html><head>${head}</head><body><p>read</p><script nonce="m1" type="module" async="">${code}</script></body></html>`
  const { document, hashes } = trustScripts(html, 'm1', '')
  expect(document).not.toMatch(/modulepreload" (as|href)|type="module"/)
  expect(document).toContain('<head><link rel="preload" href="/f.woff2"/></head><body><p>read</p><script>(')
  const [, start = ''] = /<script>(.*)<\/script>/s.exec(document) ?? []
  expect(start.endsWith(`(["/words.js","/m.js"],"/entry.js",${JSON.stringify(code)})`)).toBe(true)
  expect(hashes).toEqual([hash(code), hash(start)])
})

it('writes the head script at the end of the head and hashes it', () => {
  const { document: page, hashes } = trustScripts(document('<p>read</p>'), 'm1', '', 'early()')
  expect(page).toContain('<head><script>early()</script></head><body><p>read</p>')
  expect(hashes).toEqual([hash('early()')])
})

it('never starts scripts from page content', () => {
  const written = `<script type="module">${code}</script><link rel="modulepreload" href="/theirs.js"/>`
  const { document: page, hashes } = trustScripts(document(written), 'm1', '')
  expect(page).toContain(written)
  expect(hashes).toEqual([])
})

it('escapes loader results so that they cannot end their script', () => {
  const state = '["</script><script>alert(1)</script>&\u2028"]\n'
  const result = trustScripts(document(), 'm1', state)
  const [, code = ''] = /<script>(.*)<\/script>/s.exec(result.document) ?? []
  expect(result.document.match(/<\/script>/g)).toHaveLength(1)
  expect(result.hashes).toEqual([hash(code)])
  const received: string[] = []
  const window = {
    __reactRouterContext: { streamController: { enqueue: (text: string) => received.push(text), close() {} } },
  }
  new Function('window', code)(window)
  expect(received).toEqual([state])
})
