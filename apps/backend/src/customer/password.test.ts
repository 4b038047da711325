import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { createWorkLimiter } from './work-limiter.ts'

it('verifies a password by its hash and rejects any without a hash', async () => {
  const hashed = await hashPassword('a long password')
  expect(await verifyPassword(hashed, 'a long password')).toBe(true)
  expect(await verifyPassword(hashed, 'a long passwor')).toBe(false)
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
})

it('treats a hash of another cost as outdated', async () => {
  expect(isOutdated((await hashPassword('x')) ?? '')).toBe(false)
  expect(isOutdated(await hash('x', { memoryCost: 4096, timeCost: 1, parallelism: 1 }))).toBe(true)
})

it('limits running and waiting work and frees the slot of a failure', async () => {
  const slots = createWorkLimiter({ maxRunning: 2, maxWaiting: 1 })
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<string>())
  const [a, b, c] = gates.map(({ promise }) => slots.run(() => promise))
  expect(await slots.run(async () => 'too many')).toBeNull()
  gates[0]?.reject(new Error('no'))
  await expect(a).rejects.toThrow('no')
  const next = slots.run(async () => 'queued again')
  gates[1]?.resolve('b')
  gates[2]?.resolve('c')
  expect(await Promise.all([b, c, next])).toEqual(['b', 'c', 'queued again'])
})
