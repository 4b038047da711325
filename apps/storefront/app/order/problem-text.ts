import type { OrderProblem } from '@mantel/client'
import type { CartTexts } from '../cart/use-cart.ts'

/** What stands in the way of an order, in words; of goods that are gone also which. */
export function problemText(t: CartTexts, problem: OrderProblem): string {
  const { said } = problem
  const text = 'text' in said ? said.text : t.of(said.key, said.params)
  return problem.kind === 'products' && problem.reason ? `${text} ${problem.reason}` : text
}
