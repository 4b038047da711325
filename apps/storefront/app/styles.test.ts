import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folders = ['.', '../../../packages/ui/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
const bareSelector = /(^|[\s>+~])\*?:(first|last|only|nth)-[\w-]+(\([^)]*\))?\s*[,{)]/m
const bareUtility = /\[&>:(first|last|only|nth)-|\b(divide|space)-[xy]\b/

// With a bare `:first-child`, every insertion or removal of an element makes the browser style the whole page again.
it('uses :first-child and :last-child only with an element or a class', () => {
  const read = (pattern: string, bare: RegExp) =>
    folders
      .flatMap((folder) => globSync(`${folder}/**/${pattern}`))
      .filter((path) => bare.test(readFileSync(path, 'utf8')))
  expect([...read('*.css', bareSelector), ...read('*.tsx', bareUtility)]).toEqual([])
  expect([bareSelector.test('a > :last-child {'), bareUtility.test('[&>:first-child]:mt-0')]).toEqual([true, true])
})
