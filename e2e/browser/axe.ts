import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Targets of 24 px are asked for by WCAG 2.2, and not by axe unless it is told. */
const everything = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }
/** All that another colour scheme can change. */
const colours = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }

/** A colour on its way is neither the old nor the new one. */
const settled = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished))`

/** What axe objects to on the page as it stands now, a line each. */
export async function accessibilityProblems(
  page: Page,
  look: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const options = look === 'everything' ? everything : colours
  // Scripts of the debugger, unlike those of the page, do not have to be in its policy.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await source)
  await page.evaluate(settled)
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1, 3).join(' ').trim()
      return `${id} (${help}): ${target.join(' ')} ${why}`
    }),
  )
}
