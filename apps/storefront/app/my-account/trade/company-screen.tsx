import { type Company, readCompany, type TradeResult, updateCompany } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Notice } from '@mantel/ui/overlay/notice'
import { useCallback, useEffect, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'
import { useOnline } from '../../store/use-online.ts'
import type { AccountScreenProps } from '../account-screen.ts'
import { CompanyMembers } from './company-members.tsx'
import { InviteForm } from './invite-form.tsx'

export type CompanyChange = (change: Promise<TradeResult<Company>>, done: string) => Promise<boolean>

/** The company of a trade customer: its people, for admins, and who sees which orders. */
export function CompanyScreen({ account, t, title, user }: AccountScreenProps) {
  const commonT = useT()
  const isOnline = useOnline()
  const { website } = useStore()
  const [company, setCompany] = useState<Company | 'failed' | 'none' | null>(null)
  const [message, setMessage] = useState<{ done: string } | { error: string } | null>(null)
  const load = useCallback(async () => {
    const result = await readCompany(account)
    setCompany(result.ok ? result.value : result.error === 'company_member_unknown' ? 'none' : 'failed')
  }, [account])
  useEffect(() => {
    if (user.isApproved) void load()
  }, [load, user.isApproved])

  const change: CompanyChange = async (running, done) => {
    setMessage(null)
    const result = await running
    if (result.ok) setCompany(result.value)
    setMessage(result.ok ? { done } : { error: result.text ?? t('company.failed') })
    return result.ok
  }

  return (
    <div className="grid max-w-measure gap-10">
      <h1 className="title-1">{title}</h1>
      {!user.isApproved && <Notice tone="info">{t('quick.approved_only')}</Notice>}
      {user.isApproved && company === null && (
        <Loading label={commonT('status.loading')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {company === 'failed' && (
        <div className="grid justify-items-start gap-3">
          <p>{t('company.load_failed')}</p>
          <Button variant="quiet" onClick={load}>
            {t('checkout.try_again')}
          </Button>
        </div>
      )}
      {company === 'none' && <p>{t('company.none', { email: website.supportEmail })}</p>}
      {typeof company === 'object' && company !== null && (
        <>
          <CompanyFacts t={t} company={company} />
          <div role="alert" className="empty:hidden">
            {message && 'error' in message && <Notice tone="error">{message.error}</Notice>}
          </div>
          <p role="status" className="empty:hidden">
            {message && 'done' in message ? message.done : null}
          </p>
          {company.role === 'admin' && (
            <>
              <CompanyMembers account={account} t={t} company={company} change={change} />
              <InviteForm account={account} t={t} change={change} />
              <section className="grid gap-4">
                <h2 className="title-3">{t('company.orders')}</h2>
                <Checkbox
                  name="shares-orders"
                  label={t('company.share_orders')}
                  hint={t('company.share_orders_hint')}
                  checked={company.shares_orders}
                  disabled={!isOnline}
                  onChange={({ currentTarget }) =>
                    change(updateCompany(account, { shares_orders: currentTarget.checked }), t('company.saved'))
                  }
                />
              </section>
            </>
          )}
        </>
      )}
    </div>
  )
}

function CompanyFacts({ t, company }: Pick<AccountScreenProps, 't'> & { company: Company }) {
  const isAdmin = company.role === 'admin'
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">{t(isAdmin ? 'company.text' : 'company.member_text', { company: company.name })}</p>
      {company.vat_number && <p className="text-muted">{t('company.vat', { number: company.vat_number })}</p>}
      {!isAdmin && <p>{t(company.shares_orders ? 'company.sees_all' : 'company.sees_own')}</p>}
    </div>
  )
}
