import { expect, test } from 'vitest'
import { isDatabaseAway } from './is-away.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('08006'),
  new Error('Connection terminated unexpectedly'),
  new AggregateError([coded('ECONNREFUSED')]),
])('%s means that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([coded('23505'), coded('42601'), new Error('cannot read property'), 'text', null])(
  '%s is the fault of the statement or of the program',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  },
)
