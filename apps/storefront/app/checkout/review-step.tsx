import { Button } from '@mantel/ui/action/button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Icon } from '@mantel/ui/picture/icon'
import { useFormats } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { useOnline } from '../store/use-online.ts'
import { fieldId, type StepProps } from './checkout-parts.ts'

type Props = StepProps & {
  acceptsTerms: boolean
  onTerms(accepts: boolean): void
  /** Whether the buyer gives up the right to withdraw from downloads; null if the cart has none or the buyer has no such right. */
  downloadConsent: boolean | null
  onDownloadConsent(consents: boolean): void
  total: number | null
  isBusy: boolean
  isPaymentDue: boolean
}

/** The total, the terms and the order button. The button's text states the obligation to pay. */
export function ReviewStep({ ordering, error, acceptsTerms, onTerms, total, isBusy, isPaymentDue, ...props }: Props) {
  const { t } = ordering
  const { downloadConsent, onDownloadConsent } = props
  const { price } = useFormats()
  const isOnline = useOnline()
  return (
    <div className="grid gap-6">
      {total !== null && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-17">{t('total_grand_total')}</span>
          <span className="display text-32 figures">{price(total)}</span>
        </p>
      )}
      <Checkbox
        id={fieldId('review', 'acceptsTerms')}
        name="acceptsTerms"
        required
        label={
          <>
            {t('auth.terms')}{' '}
            <StoreLink to={t('checkout.terms_path')} target="_blank" className="underline">
              {t('checkout.terms_read')}
            </StoreLink>
          </>
        }
        checked={acceptsTerms}
        onChange={({ currentTarget }) => onTerms(currentTarget.checked)}
        error={error('review', 'acceptsTerms')}
      />
      {downloadConsent !== null && (
        <Checkbox
          id={fieldId('review', 'downloadConsent')}
          name="downloadConsent"
          required
          label={t('checkout.download_consent')}
          checked={downloadConsent}
          onChange={({ currentTarget }) => onDownloadConsent(currentTarget.checked)}
          error={error('review', 'downloadConsent')}
        />
      )}
      {!isOnline && (
        <p className="flex items-start gap-2 text-muted">
          <Icon name="offline" size={20} className="mt-0.5 flex-none" />
          {t('checkout.offline_note')}
        </p>
      )}
      <Button type="submit" wide busy={isBusy}>
        {isPaymentDue ? t('checkout.order_and_pay') : t('checkout.order')}
      </Button>
      <p className="text-13 text-muted">{t('checkout.reassurance')}</p>
    </div>
  )
}
