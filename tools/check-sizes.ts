import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oversizedFiles } from './oversized.ts'
import { listSourceFiles } from './source-files.ts'

const limit = 300
const vagueNames = /(^|\/)(utils?|helpers?|common|misc|shared)(\.[^/]+)?(\/|$)/

/** One line for every file that is too long without a stated reason, and for every vague file name. */
export function checkSizes(root: string, reasons: Record<string, string> = oversizedFiles): string[] {
  const files = listSourceFiles(root, ['.ts', '.tsx', '.mjs', '.css'])
  const tooLong = files.filter((path) => countLines(join(root, path)) > limit)
  const covers = (entry: string, path: string) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry)
  const entries = Object.keys(reasons)
  return [
    ...tooLong
      .filter((path) => !entries.some((entry) => covers(entry, path)))
      .map((path) => `${path} has over ${limit} lines: split it, or give a reason in tools/oversized.ts`),
    ...entries
      .filter((entry) => !tooLong.some((path) => covers(entry, path)))
      .map((entry) => `${entry} needs no entry in tools/oversized.ts`),
    ...files
      .filter((path) => vagueNames.test(path))
      .map((path) => `${path}: this name is too vague; name the file after what it does`),
  ]
}

function countLines(path: string): number {
  return readFileSync(path, 'utf8').trimEnd().split('\n').length
}

if (import.meta.main) {
  const problems = checkSizes(process.cwd())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}
