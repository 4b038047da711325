import type { ResultOf } from '@mantel/contract'
import { type Outcome, refusalText } from '../outcome.ts'
import type { Account } from '../session/create-account.ts'

/** A gift card that the customer has redeemed or saved. Major units. */
export type GiftCardClaim = ResultOf<'giftCardClaims'>[number]

type ClaimAccount = Pick<Account, 'tasks'>
/** text: the server's reason, in the shopper's language; null if it could not be reached. */
export type ClaimsResult = { ok: true; claims: GiftCardClaim[] } | { ok: false; text: string | null }

export async function listGiftCardClaims({ tasks }: ClaimAccount): Promise<ClaimsResult> {
  return toResult(await tasks.run('giftCardClaims', {}, { silent: true }))
}

export async function saveGiftCardClaim({ tasks }: ClaimAccount, code: string): Promise<ClaimsResult> {
  return toResult(await tasks.run('giftCardClaimSave', { body: { code } }, { silent: true }))
}

export async function removeGiftCardClaim({ tasks }: ClaimAccount, id: number): Promise<ClaimsResult> {
  return toResult(await tasks.run('giftCardClaimRemove', { params: { claimId: id } }, { silent: true }))
}

function toResult(outcome: Outcome<GiftCardClaim[]>): ClaimsResult {
  if (outcome.ok) return { ok: true, claims: outcome.result }
  return { ok: false, text: (outcome.reason === 'refused' && refusalText(outcome)) || null }
}
