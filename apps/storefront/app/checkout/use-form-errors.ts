import { type CheckoutProblems, hasProblems } from '@mantel/domain/checkout'
import { useState } from 'react'
import type { CartTexts } from '../cart/use-cart.ts'
import { type StepProps, wrongFields } from './checkout-parts.ts'
import type { Said } from './error-summary.tsx'

/** What is wrong is said about a field once somebody has left it, and about all of them once the order was tried. */
export function useFormErrors(t: CartTexts, problems: CheckoutProblems) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [wasTried, setTried] = useState(false)
  const [said, setSaid] = useState<{ times: number; refusal: string | null }>({ times: 0, refusal: null })
  const error: StepProps['error'] = (part, field) => {
    const problem = (problems[part] as Record<string, keyof typeof problems | undefined>)[field]
    if (problem === undefined || !(wasTried || touched.has(`${part}-${field}`))) return undefined
    return t.of(`invalid.${problem}` as Parameters<CartTexts['of']>[0])
  }
  const summary: Said = {
    times: said.times,
    wrong: wasTried && said.times > 0 ? wrongFields(problems) : [],
    refusal: said.refusal,
  }
  return {
    error,
    summary,
    touch: ((part, field) => setTouched(new Set([...touched, `${part}-${field}`]))) satisfies StepProps['touch'],
    /** true: the form may be sent. */
    check(): boolean {
      const isWrong = hasProblems(problems)
      setTried(true)
      setSaid({ times: said.times + (isWrong ? 1 : 0), refusal: null })
      return !isWrong
    },
    refuse: (refusal: string) => setSaid({ times: said.times + 1, refusal }),
  }
}
