import { xssVectors } from '@mantel/domain/text/testing'
import { prepareContent } from '@mantel/plugins/widget'
import { expect, it } from 'vitest'
import { sanitiseHtml } from './index.ts'

const code =
  /<[^>]*\s(on\w+|style|srcdoc|srcset|formaction|action)\s*=|<\/?(script|style|iframe|object|embed|svg|math|form|base|meta|link)\b/i
const scheme = /(href|src)="\s*(javascript|vbscript|data|blob|feed|jar):/i

it.each(xssVectors())('removes everything executable from %j', (vector) => {
  for (const html of [sanitiseHtml(vector), prepareContent(vector, sanitiseHtml).html]) {
    const shown = html.replaceAll(/<!--widget .*?-->/g, '')
    // Values of attributes are texts, whatever they contain.
    expect(shown.replaceAll(/"[^"]*"/g, '""')).not.toMatch(code)
    expect(shown).not.toMatch(scheme)
    expect(sanitiseHtml(shown)).toBe(shown)
  }
})

it('tries at least 200 different vectors', () => {
  expect(new Set(xssVectors()).size).toBeGreaterThanOrEqual(200)
})
