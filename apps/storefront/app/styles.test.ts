import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folders = ['.', '../../../packages/ui/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
const bareSelector = /(^|[\s>+~])\*?:(first|last|only|nth)-[\w-]+(\([^)]*\))?\s*[,{)]/m
const bareUtility = /\[&>:(first|last|only|nth)-|\b(divide|space)-[xy]\b/

// Without an element or a class, every insertion or removal makes the browser style the whole page again.
it('selects first and last children by their element or class', () => {
  const read = (pattern: string, bare: RegExp) =>
    folders
      .flatMap((folder) => globSync(`${folder}/**/${pattern}`))
      .filter((path) => bare.test(readFileSync(path, 'utf8')))
  expect([...read('*.css', bareSelector), ...read('*.tsx', bareUtility)]).toEqual([])
  expect([bareSelector.test('a > :last-child {'), bareUtility.test('[&>:first-child]:mt-0')]).toEqual([true, true])
})
