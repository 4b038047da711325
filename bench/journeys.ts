import { runVitest } from '../tools/run-vitest.ts'

/**
 * The journeys of `npm test` in both window sizes, with every page of an account in every state, and with every vector in every field:
 * `npm run bench -- journeys`, or those of some files with `npm run bench -- journeys account xss`.
 */
export async function runJourneys(given: string[]): Promise<void> {
  const choices = given.length > 0 ? [{ files: given }] : undefined
  const { passed, failed } = await runVitest('browser', { workers: 2, env: { MANTEL_JOURNEYS: 'full' }, choices })
  console.log(`journeys: ${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
