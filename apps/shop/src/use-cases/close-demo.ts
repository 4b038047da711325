import { closeAccounts, closeGiftCards } from '@mantel/backend'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { readDemoAccess } from '../public/find-risks.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** Revokes the published demo credentials: passwords of its accounts and codes of its gift cards. */
export function createCloseDemo({ db, now }: UseCaseContext): ShopUseCases['closeDemo'] {
  return async () => {
    const { emails, codes } = await readDemoAccess()
    const accounts = await closeAccounts(db, emails, now())
    const cards = await closeGiftCards(db, codes, now())
    return { ok: true, message: `${accounts} demo accounts and ${cards} demo gift cards are closed.` }
  }
}
