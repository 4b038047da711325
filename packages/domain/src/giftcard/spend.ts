export type SpendableCard = { id: number; balance: number }
export type SpentCard = { id: number; amount: number }

/** Spends the smallest balance first, so that few cards keep a remainder. Minor units; empty cards are skipped. */
export function spendCards(cards: readonly SpendableCard[], total: number): { spent: SpentCard[]; due: number } {
  let due = total
  const spent: SpentCard[] = []
  for (const { id, balance } of cards.toSorted((a, b) => a.balance - b.balance || a.id - b.id)) {
    const amount = Math.min(balance, due)
    if (amount <= 0) continue
    spent.push({ id, amount })
    due -= amount
  }
  return { spent, due }
}
