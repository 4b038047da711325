import { britishAccount, formatInGroupsOfFour } from '@mantel/domain/order'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useFormats } from '../i18n/text-context.tsx'
import type { OrderView } from './order-view.ts'

/** Bank account, amount and due date of an order on invoice. */
export function PaymentInstructions({ t, terms }: { t: BuyingTranslator; terms: NonNullable<OrderView['terms']> }) {
  const { price, longDay } = useFormats()
  const { account, reference } = terms
  const british = britishAccount(account.iban)
  const rows: [name: string, value: string][] = [
    [t('checkout.transfer_amount'), price(terms.amount)],
    [t('checkout.transfer_due'), longDay(terms.dueOn)],
    [t('checkout.transfer_reference'), reference],
    [t('checkout.transfer_holder'), account.holder],
    [t('checkout.transfer_bank'), account.bank],
    ...(british
      ? ([
          [t('checkout.transfer_sort_code'), british.sortCode],
          [t('checkout.transfer_account_number'), british.accountNumber],
        ] as [string, string][])
      : []),
    ['IBAN', formatInGroupsOfFour(account.iban)],
    ['BIC', account.bic],
  ]
  return (
    <section aria-labelledby="payment-instructions" className="grid max-w-measure gap-4">
      <h2 id="payment-instructions" className="title-3">
        {t('checkout.transfer_title')}
      </h2>
      <p>{t('checkout.transfer_text')}</p>
      <dl className="grid gap-x-6 gap-y-2 rounded-frame border border-hairline p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="figures break-words font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
