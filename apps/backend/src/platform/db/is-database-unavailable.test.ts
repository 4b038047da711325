import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('08006'),
  coded('53100'),
  coded('53300'),
  coded('EAI_AGAIN'),
  coded('25006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new AggregateError([coded('ECONNREFUSED')]),
])('treats %s as an unavailable database', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

it.each([coded('23505'), coded('42601'), new Error('cannot read property'), 'text', null])(
  'treats %s as an error of the statement or the program',
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  },
)
