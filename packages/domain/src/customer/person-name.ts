import { type FormProblem, isBlank } from './form-problem.ts'

const minFirstNameLength = 2

/** A first name needs two characters and at least one letter of any script. */
export function firstNameProblem(name: string): FormProblem | null {
  if (isBlank(name)) return 'name_required'
  return [...name.trim()].length >= minFirstNameLength && hasLetter(name) ? null : 'name_2'
}

/** A last name may consist of one letter. */
export function lastNameProblem(name: string): FormProblem | null {
  if (isBlank(name)) return 'required'
  return hasLetter(name) ? null : 'name_2'
}

const hasLetter = (text: string) => /\p{L}/u.test(text)
