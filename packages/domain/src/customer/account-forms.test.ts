import { expect, it } from 'vitest'
import {
  emailKey,
  loginProblems,
  maskEmail,
  newPasswordProblems,
  profileProblems,
  type RegistrationForm,
  registrationProblems,
} from './index.ts'

const good: RegistrationForm = {
  email: ' Ada@Example.test ',
  firstName: 'Ada',
  lastName: 'L',
  password: 'eight888',
  repeatedPassword: 'eight888',
  acceptsTerms: true,
}

it('reports no problems for a complete form', () => {
  expect(registrationProblems(good)).toEqual({})
  expect(loginProblems({ email: good.email, password: 'x' })).toEqual({})
})

it.each<[Partial<RegistrationForm>, object]>([
  [{ email: ' ' }, { email: 'email_required' }],
  [{ email: 'ada@example' }, { email: 'email' }],
  [{ email: 'a da@example.test' }, { email: 'email' }],
  [{ email: `${'a'.repeat(250)}@example.test` }, { email: 'email' }],
  [{ firstName: '' }, { firstName: 'name_required' }],
  [{ firstName: ' A ' }, { firstName: 'name_2' }],
  [{ firstName: '--' }, { firstName: 'name_2' }],
  [{ lastName: '  ' }, { lastName: 'required' }],
  [{ lastName: '.' }, { lastName: 'name_2' }],
  [{ password: 'seven77', repeatedPassword: 'seven77' }, { password: 'password_8' }],
  [{ password: '🔑🔑🔑🔑', repeatedPassword: '🔑🔑🔑🔑' }, { password: 'password_8' }],
  [{ password: 'x'.repeat(129), repeatedPassword: 'x'.repeat(129) }, { password: 'password_128' }],
  [{ password: '', repeatedPassword: '' }, { password: 'required' }],
  [{ repeatedPassword: 'eight889' }, { repeatedPassword: 'passwords_differ' }],
  [{ acceptsTerms: false }, { acceptsTerms: 'terms' }],
])('rejects %j', (change, problems) => {
  expect(registrationProblems({ ...good, ...change })).toEqual(problems)
})

it('accepts a profile without a company and rejects a short VAT number', () => {
  const profile = { firstName: 'Ada', lastName: 'L', company: '', vatId: '' }
  expect(profileProblems(profile)).toEqual({})
  expect(profileProblems({ ...profile, firstName: 'A', lastName: ' ', vatId: 'GB' })).toEqual({
    firstName: 'name_2',
    lastName: 'required',
    vatId: 'tax_id_3',
  })
})

it('rejects names without a letter in a profile', () => {
  const profile = { firstName: '42', lastName: '-', company: '', vatId: '' }
  expect(profileProblems(profile)).toEqual({ firstName: 'name_2', lastName: 'name_2' })
  expect(profileProblems({ ...profile, firstName: '李2', lastName: 'Ж' })).toEqual({})
})

it('requires a new password twice', () => {
  expect(newPasswordProblems({ password: 'eight888', repeatedPassword: 'eight888' })).toEqual({})
  expect(newPasswordProblems({ password: '', repeatedPassword: 'x' })).toEqual({
    password: 'required',
    repeatedPassword: 'passwords_differ',
  })
})

it('lists problems in the order of the fields', () => {
  const empty = { email: '', firstName: '', lastName: '', password: '', repeatedPassword: 'x', acceptsTerms: false }
  expect(Object.keys(registrationProblems(empty))).toEqual(Object.keys(good))
})

it('requires e-mail and password at login but applies no password rules', () => {
  expect(loginProblems({ email: '', password: '' })).toEqual({ email: 'email_required', password: 'required' })
})

it('masks an e-mail address', () => {
  expect(maskEmail(' ada.love@mail.example.test ')).toBe('a•••@m•••.test')
})

it('treats differently written forms of one e-mail address as equal', () => {
  expect(emailKey(' Ada@EXAMPLE.test')).toBe(emailKey('ada@example.TEST '))
})
