export type SpendableCard = { id: number; balance: number }
export type SpentCard = { id: number; amount: number }

/** Smallest first, so that as few cards as possible are left with a rest. Minor units; nothing is taken of an empty card. */
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
