import type { CheckoutProblems } from '@mantel/domain/checkout'
import type { FormProblem } from '@mantel/domain/customer'
import type { ShownOrdering } from '../order/use-ordering.ts'

export type PartName = keyof CheckoutProblems

/** What every step of the form gets. */
export type StepProps = {
  shown: ShownOrdering
  /** What a field says about itself, once somebody has been there. */
  error(part: PartName, field: string): string | undefined
  /** Somebody has left a field: what is wrong with it may be said. */
  touch(part: PartName, field: string): void
}

/** The address of a field in the page, which the summary of errors links to. */
export const fieldId = (part: PartName, field: string): string => `checkout-${part}-${field}`

export type Wrong = { part: PartName; field: string; problem: FormProblem }

/** All that is wrong, in the order of the page. */
export function wrongFields(problems: CheckoutProblems): Wrong[] {
  return (Object.keys(problems) as PartName[]).flatMap((part) =>
    Object.entries(problems[part]).map(([field, problem]) => ({ part, field, problem })),
  )
}
