export type TestOutcome = 'success' | 'decline' | 'challenge' | 'timeout'

/** Results by card number. Any other number with a valid check digit is accepted. */
export const testCards: readonly { number: string; type: string; outcome: TestOutcome }[] = [
  { number: '4929000000000109', type: 'Visa', outcome: 'success' },
  { number: '5404000000000100', type: 'MasterCard', outcome: 'success' },
  { number: '4929000000000208', type: 'Visa', outcome: 'decline' },
  { number: '4929000000000307', type: 'Visa', outcome: 'challenge' },
  { number: '4929000000000406', type: 'Visa', outcome: 'timeout' },
]

/** The correct code in a challenge. */
export const challengeCode = '1234'

export function outcomeOfTestCard(number: string): TestOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? 'success'
}
