import type { FormProblem, FormProblems } from '@mantel/domain/customer'
import type { AuthTexts } from './auth-panel.tsx'

export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '')

/** What a field says about itself, ready to be spread into it. */
export function problemText<Field extends string>(t: AuthTexts, problems: FormProblems<Field>) {
  return (field: Field): { error?: string } => {
    const problem: FormProblem | undefined = problems[field]
    return problem === undefined ? {} : { error: t(`invalid.${problem}`) }
  }
}
