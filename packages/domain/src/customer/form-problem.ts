/** Validation errors of a field. Each has a text in the dictionaries. */
export type FormProblem =
  | 'required'
  | 'email_required'
  | 'email'
  | 'name_required'
  | 'name_2'
  | 'password_8'
  | 'password_128'
  | 'passwords_differ'
  | 'terms'
  | 'tax_id_3'
  | 'vat_id'
  | 'zip_code_3'

/** Holds an entry for each invalid field, in form order. */
export type FormProblems<Field extends string> = Partial<Record<Field, FormProblem>>

export function problemsOf<Field extends string>(found: Record<Field, FormProblem | null>): FormProblems<Field> {
  const wrong = Object.entries<FormProblem | null>(found).filter(([, problem]) => problem !== null)
  return Object.fromEntries(wrong) as FormProblems<Field>
}

export const isBlank = (text: string): boolean => text.trim() === ''
