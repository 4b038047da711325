import type { OrderProblem } from '@mantel/client'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

/** The text of an order problem; for unavailable products it also names them. */
export function orderProblemText(t: BuyingTranslator, problem: OrderProblem): string {
  const { said } = problem
  const text = 'text' in said ? said.text : t.of(said.key, said.params)
  return problem.kind === 'products' && problem.reason ? `${text} ${problem.reason}` : text
}
