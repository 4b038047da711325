import type { FormProblem, FormProblems } from '@mantel/domain/customer'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

export const readText = (data: FormData, name: string): string => String(data.get(name) ?? '')

/** Returns a function that gives a field's error text as props for the field component. */
export function createFieldErrorProps<Field extends string>(
  t: BuyingTranslator,
  { problems, refused }: { problems: FormProblems<Field>; refused: Partial<Record<Field, string>> },
) {
  return (field: Field): { error?: string | undefined } => {
    const problem: FormProblem | undefined = problems[field]
    return { error: problem === undefined ? refused[field] : t(`invalid.${problem}`) }
  }
}
