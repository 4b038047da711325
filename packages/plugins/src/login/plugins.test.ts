import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { socialProviders } from '@mantel/domain/constants'
import { expect, it } from 'vitest'
import { loginPlugins } from './plugins.ts'
import { loginServerParts } from './server.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

it('has one row for each folder and each provider of the specification', () => {
  const codes = loginPlugins.map(({ code }) => code).toSorted()
  expect(codes).toEqual(folders.map(({ name }) => name).toSorted())
  expect(codes).toEqual(socialProviders.toSorted())
  expect(loginPlugins.map(({ path }) => path).toSorted()).toEqual(['amazon', 'fb', 'google'])
})

it.each(loginPlugins)('has a server part with endpoints that need TLS for $code', ({ code }) => {
  expect(existsSync(join(import.meta.dirname, code, 'server.ts'))).toBe(true)
  for (const url of Object.values(loginServerParts.get(code)!.endpoints)) expect(url).toMatch(/^https:\/\//)
})

it.each([
  [
    'google',
    { sub: 'g1', email: 'ada@example.test', email_verified: true, given_name: 'Ada', family_name: 'Love' },
    { subject: 'g1', email: 'ada@example.test', isEmailVerified: true, firstName: 'Ada', lastName: 'Love' },
  ],
  [
    'google',
    { sub: 'g1', email: 'ada@example.test', email_verified: false },
    { subject: 'g1', email: 'ada@example.test', isEmailVerified: false, firstName: '', lastName: '' },
  ],
  [
    'facebook',
    { id: 'f1', email: 'ada@example.test', email_verified: true, first_name: 'Ada', last_name: 'Love' },
    { subject: 'f1', email: 'ada@example.test', isEmailVerified: false, firstName: 'Ada', lastName: 'Love' },
  ],
  ['facebook', { id: 'f1' }, { subject: 'f1', email: null, isEmailVerified: false, firstName: '', lastName: '' }],
  [
    'amazon',
    { user_id: 'a1', email: 'ada@example.test', name: 'Ada King Love' },
    { subject: 'a1', email: 'ada@example.test', isEmailVerified: false, firstName: 'Ada King', lastName: 'Love' },
  ],
  [
    'amazon',
    { error: 'no profile' },
    { subject: '', email: null, isEmailVerified: false, firstName: '', lastName: '' },
  ],
])('reads a profile of %s: %o', (code, profile, identity) => {
  expect(loginServerParts.get(code)!.readProfile(profile)).toEqual(identity)
})
