import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The tests to run in a stage: all its files if `files` is empty. `named` limits them to tests whose full name contains the
 * word.
 */
export type TestSelection = { files: string[]; named?: string }

const testCall = /\b(?:describe|it|journey\w*|test|withTestDb)\b[^'"`\n]*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/**
 * Chooses tests by a word, ignoring case: every test of a file whose path contains the word, and in other files the tests whose
 * name contains it.
 */
export function chooseTests(root: string, files: readonly string[], word: string): TestSelection[] {
  const wanted = word.toLowerCase()
  const byPath = files.filter((path) => path.toLowerCase().includes(wanted))
  const byName = files.filter(
    (path) => !byPath.includes(path) && hasTestNamed(readFileSync(join(root, path), 'utf8'), wanted),
  )
  return [
    ...(byPath.length > 0 ? [{ files: byPath }] : []),
    ...(byName.length > 0 ? [{ files: byName, named: word }] : []),
  ]
}

function hasTestNamed(source: string, wanted: string): boolean {
  return [...source.matchAll(testCall)].some(([, , name = '']) => name.toLowerCase().includes(wanted))
}
