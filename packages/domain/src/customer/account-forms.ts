import { isEmail } from './email.ts'
import { type FormProblem, type FormProblems, isBlank, problemsOf } from './form-problem.ts'
import { firstNameProblem, lastNameProblem } from './person-name.ts'
import { parseVatNumber } from './vat-number.ts'

/** Characters. The maximum bounds the cost of hashing. */
export const passwordLength = { min: 8, max: 128 } as const
const minTaxIdLength = 3

export type LoginForm = { email: string; password: string }

export type RegistrationForm = {
  email: string
  firstName: string
  lastName: string
  password: string
  repeatedPassword: string
  acceptsTerms: boolean
}

/** Login only requires a password to be present: existing ones may predate the current rules. */
export function loginProblems({ email, password }: LoginForm): FormProblems<keyof LoginForm> {
  return problemsOf({ email: emailProblem(email), password: password === '' ? 'required' : null })
}

export function registrationProblems(form: RegistrationForm): FormProblems<keyof RegistrationForm> {
  return problemsOf({
    email: emailProblem(form.email),
    firstName: firstNameProblem(form.firstName),
    lastName: lastNameProblem(form.lastName),
    password: null,
    repeatedPassword: null,
    ...newPasswordProblems(form),
    acceptsTerms: form.acceptsTerms ? null : 'terms',
  })
}

export type ProfileForm = { firstName: string; lastName: string; company: string; vatId: string }

/** A customer may leave the company out; a given VAT number must be long enough. */
export function profileProblems(form: ProfileForm): FormProblems<keyof ProfileForm> {
  const vatId = form.vatId.trim()
  return problemsOf({
    firstName: firstNameProblem(form.firstName),
    lastName: lastNameProblem(form.lastName),
    company: null,
    vatId: vatId !== '' && [...vatId].length < minTaxIdLength ? 'tax_id_3' : null,
  })
}

/** country: of the company's address, for VAT numbers without a prefix. */
export type CompanyForm = { company: string; vatId: string; country: string }

/** The company of a trade application. */
export function companyProblems({ company, vatId, country }: CompanyForm): FormProblems<'company' | 'vatId'> {
  return problemsOf({ company: isBlank(company) ? 'required' : null, vatId: vatIdProblem(vatId, country) })
}

function vatIdProblem(vatId: string, country: string): FormProblem | null {
  if (isBlank(vatId)) return 'required'
  return parseVatNumber(vatId, country) ? null : 'vat_id'
}

export type NewPasswordForm = { password: string; repeatedPassword: string }

export function newPasswordProblems(form: NewPasswordForm): FormProblems<keyof NewPasswordForm> {
  return problemsOf({
    password: form.password === '' ? 'required' : passwordProblem(form.password),
    repeatedPassword: form.repeatedPassword === form.password ? null : 'passwords_differ',
  })
}

export function emailProblem(email: string): FormProblem | null {
  if (isBlank(email)) return 'email_required'
  return isEmail(email) ? null : 'email'
}

/** The length, in visible characters, not UTF-16 units, so an emoji counts as one. The server also refuses guessable passwords. */
export function passwordProblem(password: string): FormProblem | null {
  const { length } = [...password]
  if (length < passwordLength.min) return 'password_8'
  return length > passwordLength.max ? 'password_128' : null
}
