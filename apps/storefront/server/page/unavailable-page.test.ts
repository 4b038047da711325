import { expect, it } from 'vitest'
import type { CurrentStore } from '../../app/store/current-store.ts'
import { unavailablePage } from './unavailable-page.ts'

const store = (language: 'en' | 'de' | 'it') =>
  ({ locale: language, view: { language }, website: { name: 'Clocks <&> Frames' } }) as unknown as CurrentStore

it.each([
  ['en', 'The shop is just starting.', 'Try again'],
  ['de', 'Der Shop wird gerade gestartet.', 'Erneut versuchen'],
  ['it', 'Il negozio si sta avviando.', 'Riprova'],
] as const)('answers 503 with a plain page in %s that refers to no file and is not cached', (language, text, retry) => {
  const { page, cachePolicy } = unavailablePage('starting', store(language))
  const html = page.body.toString()
  expect([page.status, page.headers['cache-control'], page.headers['retry-after']]).toEqual([503, 'no-store', '5'])
  expect(cachePolicy).toBeNull()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(text)
  expect(html).toContain(retry)
  expect(html).toContain('<title>Clocks &lt;&amp;> Frames</title>')
  expect(html).not.toMatch(/<script|<link|src=|url\(/)
})
