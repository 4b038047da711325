export type TestOutcome = 'success' | 'decline' | 'challenge' | 'timeout'

/** What happens to whom. Any other number with a right check digit is accepted as success is. */
export const testCards: readonly { number: string; type: string; outcome: TestOutcome }[] = [
  { number: '4929000000000109', type: 'Visa', outcome: 'success' },
  { number: '5404000000000100', type: 'MasterCard', outcome: 'success' },
  { number: '4929000000000208', type: 'Visa', outcome: 'decline' },
  { number: '4929000000000307', type: 'Visa', outcome: 'challenge' },
  { number: '4929000000000406', type: 'Visa', outcome: 'timeout' },
]

/** What the shopper's bank wants to hear in a challenge. */
export const challengeCode = '1234'

export function outcomeOf(number: string): TestOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? 'success'
}
