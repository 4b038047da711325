import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StyleGuideScreen } from './style-guide-screen.tsx'

const html = renderToString(<StyleGuideScreen />)

it('renders no style attributes and no inline scripts', () => {
  expect(html).not.toMatch(/\sstyle="/)
  expect(html).not.toMatch(/<script|\son\w+="/)
})

it('has one h1 and skips no heading level', () => {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
})

/** Not shown on their own: components used only inside others, and those that only appear for keyboard or screen reader users. */
const excluded = ['form/field-frame', 'picture/line-art', 'text/skip-link', 'text/visually-hidden']

it('shows every primitive', () => {
  const primitives = join(import.meta.dirname, '../../../../packages/ui/src')
  const files = readdirSync(primitives, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => path.replaceAll('\\', '/').replace(/\.tsx$/, ''))
  const guide = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('')
  const shown = files.filter((path) => guide.includes(`'@mantel/ui/${path}'`))
  expect(files.filter((path) => !shown.includes(path)).sort()).toEqual(excluded)
})
