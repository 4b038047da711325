import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/**
 * Rules that axe checks only when enabled: WCAG 2.2 requires targets of 24 px, and people who speak to their computer need
 * the visible text in the name of a control.
 */
const additional = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
/** Copies of the stylesheets would take a fifth of the time, and only a rule that is off reads them. */
const preload = { assets: ['media'] }
/** A message to a frame of another origin that does not run axe costs time and gives a warning in the console. */
const iframes = false
const everything = { resultTypes: ['violations'], rules: additional, preload, iframes }
/** The only rules whose result depends on the colour scheme. */
const colours = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'], preload, iframes }

/** Waits for running animations, because colours in transition give wrong contrasts. */
const settled = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished))`

/** Header and footer are the same on all pages of a store, and checking them takes half of the time. */
const frame = ['[data-layout] > header', '[data-layout] > footer']
/** 'content': the page without header and footer. 'page': the whole page. Otherwise the part with this selector. */
export type CheckedPart = 'content' | 'page' | `[${string}`

/** Axe violations of the page in its current state, one line each. e2e/every-screen.browser.test.ts checks header and footer of each store. */
export async function accessibilityProblems(
  page: Page,
  part: CheckedPart = 'content',
  look: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const options = look === 'everything' ? everything : colours
  const scope = part === 'content' ? { exclude: frame.map((one) => [one]) } : part
  // Scripts of the debugger are not subject to the page's content security policy.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await source)
  await page.evaluate(settled)
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${part === 'page' ? 'document' : JSON.stringify(scope)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1, 3).join(' ').trim()
      return `${id} (${help}): ${target.join(' ')} ${why}`
    }),
  )
}
