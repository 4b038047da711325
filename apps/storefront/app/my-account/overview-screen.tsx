import { buttonClass } from '@mantel/ui/action/button'
import type { ReactNode } from 'react'
import { ApprovalNotice } from '../account/approval-notice.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { type AccountScreenProps, useOrderHistory } from './account-screen.ts'
import { PostalAddress } from './address/postal-address.tsx'
import { OrderRows } from './order/order-rows.tsx'
import { OrdersPending } from './order/orders-pending.tsx'

/** Orders shown on the overview; the orders page lists all of them. */
const latestOrders = 3

export function OverviewScreen({ t, account, user }: AccountScreenProps) {
  const history = useOrderHistory(account)
  const delivery = user.profile.addresses?.find(({ default_shipping }) => default_shipping)
  return (
    <div className="grid gap-12">
      <h1 className="title-1">{t('account.hello', { name: user.firstName })}</h1>
      {!user.isApproved && <ApprovalNotice t={t} user={user} />}
      <Section title={t('account.latest_orders')} link={['/my-account/orders', t('account.all_orders')]}>
        {history.orders.length > 0 ? (
          <OrderRows t={t} orders={history.orders.slice(0, latestOrders)} />
        ) : (
          <OrdersPending t={t} history={history} onRetry={account.history.refresh}>
            <p className="text-muted">{t('orders.none_text')}</p>
          </OrdersPending>
        )}
      </Section>
      <div className="grid gap-12 md:grid-cols-2">
        <Section title={t('account.your_details')} link={['/my-account/profile', t('account.change_details')]}>
          <p>
            {user.firstName} {user.lastName}
            <br />
            <span className="text-muted wrap-anywhere">{user.email}</span>
          </p>
        </Section>
        <Section
          title={t('address.default_delivery')}
          link={['/my-account/shipping-details', t('account.change_addresses')]}
        >
          {delivery ? (
            <PostalAddress address={delivery} />
          ) : (
            <p className="text-muted">{t('address.no_default_delivery')}</p>
          )}
        </Section>
      </div>
    </div>
  )
}

function Section({
  title,
  link: [to, text],
  children,
}: {
  title: string
  link: [string, string]
  children: ReactNode
}) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="title-3">{title}</h2>
      {children}
      <p>
        <StoreLink to={to} className={buttonClass({ variant: 'link' })}>
          {text}
        </StoreLink>
      </p>
    </section>
  )
}
