import { expect, it } from 'vitest'
import { xssVectors } from './vectors.ts'

it('holds at least 200 different attempts', () => {
  expect(xssVectors().length).toBeGreaterThanOrEqual(200)
})
