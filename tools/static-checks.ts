import type { Outcome } from './outcome.ts'
import { runNode } from './run-command.ts'

const colours = process.stdout.isTTY ? 'force' : 'off'

const checks: { name: string; args: string[] }[] = [
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', `--colors=${colours}`, '.'],
  },
  { name: 'types', args: typeCheck('.') },
  // Only code that runs in browsers is checked with DOM and JSX types.
  { name: 'types of the pages', args: typeCheck('apps/storefront') },
  { name: 'types of the journeys', args: typeCheck('e2e') },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'import directions', args: ['tools/check-imports.ts'] },
  { name: 'file sizes', args: ['tools/check-sizes.ts'] },
  { name: 'readers of messages, texts and constants', args: ['tools/check-readers.ts'] },
  { name: 'texts of the specification', args: ['tools/check-spec-texts.ts'] },
]

/** Runs the static checks. Each check counts as one test. */
export async function runStaticChecks(prefix = '  '): Promise<Outcome> {
  const ends = checks.map(({ args }) => runNode(args, { keepOutput: true }))
  const outcome = { passed: 0, failed: 0, failures: [] as string[] }
  for (const [index, { name }] of checks.entries()) {
    const { code, output } = await ends[index]!
    console.log(code === 0 ? `${prefix}✓ ${name}` : `${prefix}✗ ${name}\n${output.trimEnd()}`)
    if (code === 0) outcome.passed++
    else {
      outcome.failed++
      outcome.failures.push(name)
    }
  }
  return outcome
}

/**
 * The compiler stores its results in this file, so that a second run checks only changed files and the files that import them. It
 * runs in one thread, because several threads check shared types several times, and the other checks use the other cores.
 */
function typeCheck(project: string): string[] {
  const findings = `node_modules/.cache/types/${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`
  const tsc = 'node_modules/typescript/bin/tsc'
  return [tsc, '--project', project, '--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', findings]
}
