import { expect, it } from 'vitest'
import { checkSizes } from './check-sizes.ts'
import { writeProject } from './project-fixture.ts'

const lines = (count: number) => 'const x = 1\n'.repeat(count)

it('reports a file over the limit unless a reason is given for it or its folder', () => {
  const root = writeProject({
    'a.ts': lines(301),
    'table.ts': lines(301),
    'texts/de.ts': lines(301),
    'ok.ts': lines(300),
  })
  const problems = checkSizes(root, { 'table.ts': 'a table', 'texts/': 'texts' })
  expect(problems).toEqual([expect.stringContaining('a.ts has over 300 lines')])
})

it('reports a reason that is no longer needed', () => {
  expect(checkSizes(writeProject({ 'a.ts': lines(3) }), { 'a.ts': 'was long' })).toEqual([
    expect.stringContaining('a.ts needs no'),
  ])
})

it.each(['src/utils/money.ts', 'src/helpers.ts', 'src/shared/x.ts'])('rejects the vague name %s', (path) => {
  expect(checkSizes(writeProject({ [path]: lines(1) }), {})).toEqual([expect.stringContaining('too vague')])
})
