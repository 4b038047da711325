import type { CheckoutProblems } from '@mantel/domain/checkout'
import type { FormProblem } from '@mantel/domain/customer'
import type { OrderingView } from '../order/use-ordering.ts'

export type PartName = keyof CheckoutProblems

/** Props of every step of the form. */
export type StepProps = {
  ordering: OrderingView
  /** The error text of a field; undefined until the shopper has left the field or tried to order. */
  error(part: PartName, field: string): string | undefined
  /** Records that the shopper has left a field, so that its error is shown from now on. */
  touch(part: PartName, field: string): void
}

/** The id of a field's element. The error summary links to it. */
export const fieldId = (part: PartName, field: string): string => `checkout-${part}-${field}`

export type FieldProblem = { part: PartName; field: string; problem: FormProblem }

/** All invalid fields, in the order of the page. */
export function listFieldProblems(problems: CheckoutProblems): FieldProblem[] {
  return (Object.keys(problems) as PartName[]).flatMap((part) =>
    Object.entries(problems[part]).map(([field, problem]) => ({ part, field, problem })),
  )
}
