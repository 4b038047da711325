import {
  type ClaimsResult,
  type GiftCardClaim,
  listGiftCardClaims,
  removeGiftCardClaim,
  saveGiftCardClaim,
} from '@mantel/client'
import { toMinorUnits } from '@mantel/domain/money'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { useOnline } from '../store/use-online.ts'
import type { AccountScreenProps } from './account-screen.ts'

/** The gift cards that the customer has redeemed or saved. The shop knows only the last characters of a code. */
export function GiftCardsScreen({ account, t, title }: AccountScreenProps) {
  const commonT = useT()
  const isOnline = useOnline()
  const [claims, setClaims] = useState<readonly GiftCardClaim[] | 'failed' | null>(null)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ isSaved: true } | { error: string } | null>(null)
  const load = useCallback(async () => {
    const loaded = await listGiftCardClaims(account)
    setClaims(loaded.ok ? loaded.claims : 'failed')
  }, [account])
  useEffect(() => void load(), [load])

  async function run(change: Promise<ClaimsResult>): Promise<boolean> {
    setBusy(true)
    setResult(null)
    const done = await change
    setBusy(false)
    if (done.ok) setClaims(done.claims)
    else setResult({ error: done.text ?? t('something_went_wrong') })
    return done.ok
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return setResult({ error: t('invalid.required') })
    if (!(await run(saveGiftCardClaim(account, code.trim())))) return
    setCode('')
    setResult({ isSaved: true })
  }

  return (
    <div className="grid gap-8">
      <div className="grid max-w-measure gap-4">
        <h1 className="title-1">{title}</h1>
        <p>{t('claims.text')}</p>
      </div>
      <form noValidate method="post" onSubmit={save} className="grid max-w-measure gap-4">
        <Field
          label={t('claims.code')}
          name="gift-card-code"
          autoComplete="off"
          maxLength={64}
          value={code}
          error={result && 'error' in result ? result.error : undefined}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={isBusy} disabled={!isOnline}>
            {t('claims.save')}
          </Button>
          <p role="status">{result && 'isSaved' in result ? t('claims.saved') : null}</p>
        </div>
      </form>
      {claims === null && (
        <Loading label={commonT('status.loading')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {claims === 'failed' && (
        <div className="grid justify-items-start gap-3">
          <p>{t('claims.load_failed')}</p>
          <Button variant="quiet" onClick={load}>
            {t('checkout.try_again')}
          </Button>
        </div>
      )}
      {claims?.length === 0 && <p className="text-muted">{t('claims.none')}</p>}
      {claims !== null && claims !== 'failed' && claims.length > 0 && (
        <ul className="border-hairline border-b">
          {claims.map((claim) => (
            <ClaimRow
              key={claim.id}
              t={t}
              claim={claim}
              isLocked={isBusy || !isOnline}
              onRemove={() => void run(removeGiftCardClaim(account, claim.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function ClaimRow({
  t,
  claim,
  isLocked,
  onRemove,
}: Pick<AccountScreenProps, 't'> & { claim: GiftCardClaim; isLocked: boolean; onRemove(): void }) {
  const { price, longDay } = useFormats()
  const { currencyCode, priceFormat } = useStore().view.i18n
  const { code, created_at, value, balance, currency_code, description, saved } = claim
  const priceText = (amount: number) => price(toMinorUnits(amount, priceFormat.fractionDigits))
  return (
    <li className="flex flex-wrap justify-between gap-4 border-hairline border-t py-5" data-claim={code}>
      <div className="grid min-w-0 gap-1">
        <h2 className="font-medium">{t('claims.card', { code })}</h2>
        {currency_code === currencyCode && (
          <p className="figures">{t('claims.of', { balance: priceText(balance), value: priceText(value) })}</p>
        )}
        <p className="text-15 text-muted">{t('claims.added', { date: longDay(created_at) })}</p>
        <p className="text-15 text-muted">{description}</p>
      </div>
      {saved && (
        <Button
          variant="quiet"
          size="small"
          disabled={isLocked}
          aria-label={t('claims.remove_named', { code })}
          onClick={onRemove}
        >
          {t('claims.remove')}
        </Button>
      )}
    </li>
  )
}
