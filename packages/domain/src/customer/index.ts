export {
  emailProblem,
  type LoginForm,
  loginProblems,
  passwordLength,
  passwordProblem,
  type RegistrationForm,
  registrationProblems,
} from './account-forms.ts'
export { emailKey, isEmail } from './email.ts'
export type { FormProblem, FormProblems } from './form-problem.ts'
