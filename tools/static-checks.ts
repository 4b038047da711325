import type { Outcome } from './outcome.ts'
import { runNode } from './run-command.ts'

const colours = process.stdout.isTTY ? 'force' : 'off'

const checks: { name: string; args: string[] }[] = [
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', `--colors=${colours}`, '.'],
  },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--project', '.', '--noEmit'] },
  // What runs in browsers knows the DOM and JSX, and the rest of the house does not.
  { name: 'types of the pages', args: ['node_modules/typescript/bin/tsc', '--project', 'apps/storefront', '--noEmit'] },
  { name: 'types of the journeys', args: ['node_modules/typescript/bin/tsc', '--project', 'e2e', '--noEmit'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'import directions', args: ['tools/check-imports.ts'] },
  { name: 'file sizes', args: ['tools/check-sizes.ts'] },
]

/** Everything that can be said about the code without running it. Each check counts as one. */
export async function runStaticChecks(): Promise<Outcome> {
  const ends = checks.map(({ args }) => runNode(args, { keepOutput: true }))
  const outcome = { passed: 0, failed: 0, failures: [] as string[] }
  for (const [index, { name }] of checks.entries()) {
    const { code, output } = await ends[index]!
    console.log(code === 0 ? `  ✓ ${name}` : `  ✗ ${name}\n${output.trimEnd()}`)
    if (code === 0) outcome.passed++
    else {
      outcome.failed++
      outcome.failures.push(name)
    }
  }
  return outcome
}
