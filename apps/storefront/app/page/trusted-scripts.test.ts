import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withTrustedScripts } from './trusted-scripts.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const document = (...parts: string[]) => `<html><body>${parts.join('')}</body></html>`

test('only scripts with the mark may run, and the mark is gone', () => {
  const html = document(
    '<script nonce="m1">a()</script>',
    '<div><script>stolen()</script><script nonce="guess">stolen()</script></div>',
    '<script type="module" async="" nonce="m1">import "/a.js";\nb()</script>',
    '<script type="application/json" id="place">{}</script>',
    '<link rel="modulepreload" href="/a.js" nonce="m1"/>',
  )
  const result = withTrustedScripts(html, 'm1', '')
  expect(result.hashes).toEqual([hash('a()'), hash('import "/a.js";\nb()')])
  expect(result.document).not.toContain('m1')
  expect(result.document).toMatch(/^<!DOCTYPE html><html>/)
})

test('the results of loaders cannot end the script that carries them', () => {
  const state = '["</script><script>alert(1)</script>&\u2028"]\n'
  const result = withTrustedScripts(document(), 'm1', state)
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
