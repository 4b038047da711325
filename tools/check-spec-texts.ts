import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSourceFiles } from './source-files.ts'
import { type SpecText, specTexts } from './spec-texts.ts'

const messageFiles = /^packages\/contract\/src\/messages\/en[^/]*\.ts$/
const messages = /^packages\/contract\/src\/messages\//
const productCode = /^(packages\/[^/]+\/src|apps\/(backend|shop)\/src|apps\/storefront\/(app|server|sw))\//
const testCode = /\.test\.tsx?$|\/testing(\.ts$|\/)/

/** One line for every text of the specification that the shop does not have, does not read, or that no test shows. */
export function checkSpecTexts(root: string, texts: readonly SpecText[] = specTexts): string[] {
  const files = listSourceFiles(root, ['.ts', '.tsx']).filter((path) => !testCode.test(path))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const english = files.filter((path) => messageFiles.test(path)).map(read)
  const readers = files.filter((path) => productCode.test(path) && !messages.test(path)).map(read)
  return texts.flatMap(({ key, text, test }) => {
    const problems: string[] = []
    if (!english.some((source) => textOf(source, key)?.startsWith(text)))
      problems.push(`${key}: its English text does not begin with "${text}"`)
    if (!readers.some((source) => namesKey(source, key))) problems.push(`${key}: no product code reads it`)
    if (!existsSync(join(root, test))) problems.push(`${key}: there is no test ${test}`)
    else if (!shows(read(test), { key, text })) problems.push(`${key}: ${test} names neither the text nor its key`)
    return problems
  })
}

const namesKey = (source: string, key: string) => new RegExp(`['"\`]${key}['"\`]`).test(source)

/** A test may fill in the placeholders of the text, so it has to contain only the longest part between them. */
function shows(source: string, { key, text }: Pick<SpecText, 'key' | 'text'>): boolean {
  const parts = text.split(/\{\w+\}/).sort((a, b) => b.length - a.length)
  const longest = parts[0]?.trim() ?? ''
  const plain = source.replaceAll("\\'", "'")
  return namesKey(source, key) || (longest.length > 8 && plain.includes(longest))
}

/** The value of a key in a flat table of texts. */
function textOf(source: string, key: string): string | null {
  const [, single, double] = new RegExp(`^ {2}${key}:\\s*(?:'((?:[^'\\\\]|\\\\.)*)'|"([^"]*)")`, 'm').exec(source) ?? []
  return single?.replaceAll("\\'", "'") ?? double ?? null
}

if (import.meta.main) {
  const problems = checkSpecTexts(process.cwd())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
