import { expect, test } from 'vitest'
import { checkSizes } from './check-sizes.ts'
import { writeProject } from './project-fixture.ts'

const lines = (count: number) => 'const x = 1\n'.repeat(count)

test('a file over the limit fails, unless a reason is given for it or its folder', () => {
  const root = writeProject({
    'a.ts': lines(301),
    'table.ts': lines(301),
    'texts/de.ts': lines(301),
    'ok.ts': lines(300),
  })
  const problems = checkSizes(root, { 'table.ts': 'a table', 'texts/': 'texts' })
  expect(problems).toEqual([expect.stringContaining('a.ts has over 300 lines')])
})

test('a reason that is no longer needed is reported', () => {
  expect(checkSizes(writeProject({ 'a.ts': lines(3) }), { 'a.ts': 'was long' })).toEqual([
    expect.stringContaining('a.ts needs no'),
  ])
})

test.each(['src/utils/money.ts', 'src/helpers.ts', 'src/shared/x.ts'])('%s says nothing', (path) => {
  expect(checkSizes(writeProject({ [path]: lines(1) }), {})).toEqual([expect.stringContaining('says nothing')])
})
