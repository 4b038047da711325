import { issueGiftCard } from '@mantel/backend'
import { demoGiftCards } from '@mantel/demo'
import type { UseCaseContext } from './use-case-context.ts'

const dayMs = 86_400_000
const minorPerMain = 100

/** Issues the demo gift cards. Existing cards keep their balance. */
export async function seedGiftCards({ db, now }: UseCaseContext): Promise<void> {
  for (const { isExpired, amount, ...card } of demoGiftCards) {
    const expiresAt = isExpired ? new Date(now().getTime() - dayMs) : null
    await db
      .transaction()
      .execute((tx) => issueGiftCard(tx, { ...card, amount: amount * minorPerMain, expiresAt, now: now() }))
  }
}
