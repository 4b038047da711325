import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { createSlots } from './slots.ts'

test('a password is known by its hash only, and nobody without a hash has any', async () => {
  const hashed = await hashPassword('a long password')
  expect(await verifyPassword(hashed, 'a long password')).toBe(true)
  expect(await verifyPassword(hashed, 'a long passwor')).toBe(false)
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
})

test('a hash of another cost is outdated', async () => {
  expect(isOutdated((await hashPassword('x')) ?? '')).toBe(false)
  expect(isOutdated(await hash('x', { memoryCost: 4096, timeCost: 1, parallelism: 1 }))).toBe(true)
})

test('so many at once, so many in line, and nobody beyond; a failure gives its place back', async () => {
  const slots = createSlots({ atOnce: 2, waiting: 1 })
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<string>())
  const [a, b, c] = gates.map(({ promise }) => slots.run(() => promise))
  expect(await slots.run(async () => 'too many')).toBeNull()
  gates[0]?.reject(new Error('no'))
  await expect(a).rejects.toThrow('no')
  const next = slots.run(async () => 'in line again')
  gates[1]?.resolve('b')
  gates[2]?.resolve('c')
  expect(await Promise.all([b, c, next])).toEqual(['b', 'c', 'in line again'])
})
