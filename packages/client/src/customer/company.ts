import type { ResultOf, SentBody } from '@mantel/contract'
import type { Account } from '../session/create-account.ts'
import { type TradeResult, toResult } from './trade-orders.ts'

export type Company = ResultOf<'companyProfile'>
export type CompanyMember = Company['members'][number]
export type Invitation = SentBody<'companyInvite'>

type TradeAccount = Pick<Account, 'tasks'>

export async function readCompany({ tasks }: TradeAccount): Promise<TradeResult<Company>> {
  return toResult(await tasks.run('companyProfile', {}, { silent: true }))
}

/** Every change returns the company as it is afterwards. */
export async function updateCompany(
  { tasks }: TradeAccount,
  body: SentBody<'companyUpdate'>,
): Promise<TradeResult<Company>> {
  return toResult(await tasks.run('companyUpdate', { body }, { silent: true }))
}

export async function inviteMember({ tasks }: TradeAccount, body: Invitation): Promise<TradeResult<Company>> {
  return toResult(await tasks.run('companyInvite', { body }, { silent: true }))
}

export async function removeMember({ tasks }: TradeAccount, memberId: number): Promise<TradeResult<Company>> {
  return toResult(await tasks.run('companyMemberRemove', { params: { memberId } }, { silent: true }))
}
