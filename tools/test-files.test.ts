import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { embeddedTests, listTestFiles, type Project, testFiles } from './test-files.ts'

const root = join(import.meta.dirname, '..')
const projects = Object.keys(testFiles) as Project[]

it('puts every test file into exactly one project', () => {
  const all = globSync(['{apps,packages,demo,bench,stores,tools,e2e}/**/*.test.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  expect(projects.flatMap((project) => listTestFiles(root, project)).sort()).toEqual(all.sort())
})

it.for(embeddedTests)('finds tests for the embedded database under %s', (pattern) => {
  expect(globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })).not.toEqual([])
})
