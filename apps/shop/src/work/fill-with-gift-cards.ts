import { issueGiftCard } from '@mantel/backend'
import { demoGiftCards } from '@mantel/demo'
import type { WorkPlace } from './work-place.ts'

const dayMs = 86_400_000
const minorPerMain = 100

/** Cards to try paying with. One that is there keeps what was spent of it. */
export async function fillWithGiftCards({ db, now }: WorkPlace): Promise<void> {
  for (const { isExpired, amount, ...card } of demoGiftCards) {
    const expiresAt = isExpired ? new Date(now().getTime() - dayMs) : null
    await db
      .transaction()
      .execute((tx) => issueGiftCard(tx, { ...card, amount: amount * minorPerMain, expiresAt, now: now() }))
  }
}
