import { type CheckoutProblems, hasProblems } from '@mantel/domain/checkout'
import { useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { listFieldProblems, type StepProps } from './checkout-parts.ts'
import type { FormErrors } from './error-summary.tsx'

/** Shows the error of a field once the shopper has left it, and all errors after the first attempt to order. */
export function useFormErrors(t: BuyingTranslator, problems: CheckoutProblems) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [wasSubmitted, setSubmitted] = useState(false)
  const [attempt, setAttempt] = useState<{ times: number; refusal: string | null }>({ times: 0, refusal: null })
  const error: StepProps['error'] = (part, field) => {
    const problem = (problems[part] as Record<string, keyof typeof problems | undefined>)[field]
    if (problem === undefined || !(wasSubmitted || touched.has(`${part}-${field}`))) return undefined
    return t.of(`invalid.${problem}` as Parameters<BuyingTranslator['of']>[0])
  }
  const summary: FormErrors = {
    attempts: attempt.times,
    problems: wasSubmitted && attempt.times > 0 ? listFieldProblems(problems) : [],
    formError: attempt.refusal,
  }
  return {
    error,
    summary,
    touch: ((part, field) => setTouched(new Set([...touched, `${part}-${field}`]))) satisfies StepProps['touch'],
    /** Shows all errors. Returns true if there are none. */
    validate(): boolean {
      const isInvalid = hasProblems(problems)
      setSubmitted(true)
      setAttempt({ times: attempt.times + (isInvalid ? 1 : 0), refusal: null })
      return !isInvalid
    },
    showError: (refusal: string) => setAttempt({ times: attempt.times + 1, refusal }),
  }
}
