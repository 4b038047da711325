export {
  type CompanyForm,
  companyProblems,
  emailProblem,
  type LoginForm,
  loginProblems,
  type NewPasswordForm,
  newPasswordProblems,
  type ProfileForm,
  passwordLength,
  passwordProblem,
  profileProblems,
  type RegistrationForm,
  registrationProblems,
} from './account-forms.ts'
export {
  type CompanyMember,
  type CompanyRole,
  keepsAnAdmin,
  maxCompanyMembers,
  seesOrdersOfAll,
} from './company.ts'
export { describeDevice } from './device.ts'
export { emailKey, isEmail, maskEmail } from './email.ts'
export { type FormProblem, type FormProblems, isBlank, problemsOf } from './form-problem.ts'
export { loginWait } from './login-wait.ts'
export { newsletterConsentVersion } from './newsletter-consent.ts'
export { isGuessable, type PasswordOwner } from './password-strength.ts'
export { firstNameProblem, lastNameProblem } from './person-name.ts'
export { parseVatNumber, type VatNumber } from './vat-number.ts'
