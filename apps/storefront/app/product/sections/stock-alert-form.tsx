import { requestStockAlert } from '@mantel/client'
import { isEmail } from '@mantel/domain/customer'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../account/current-session.ts'
import { useAccount } from '../../account/use-account.ts'
import { useT } from '../../i18n/text-context.tsx'
import { refusalText, useBuyingTexts } from './use-buying-texts.ts'

/** The e-mail address for a stock alert. If the address is not the customer's own, a mail to it asks for confirmation. */
export function StockAlertForm({ sku }: { sku: string }) {
  const commonT = useT()
  const t = useBuyingTexts()
  const openAccount = useAccount()
  const session = useSession()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const isLoaded = t !== null
  useEffect(() => {
    if (isLoaded) field.current?.focus()
  }, [isLoaded])
  if (!t) return null
  const own = session.kind === 'customer' ? session.user?.email : undefined
  if (state === 'sent') return <p role="status">{t('stock.alert_sent')}</p>
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!t || state === 'busy') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!isEmail(email)) {
      setError(t('invalid.email'))
      return field.current?.focus()
    }
    setState('busy')
    setError(null)
    const outcome = await requestStockAlert(await openAccount(), { sku, email }).catch(() => null)
    if (outcome?.ok) return setState('sent')
    setState('open')
    setError(refusalText(outcome, t))
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3" data-stock-alert>
      <Field
        ref={field}
        label={t('stock.alert_email')}
        hint={t('stock.alert_hint')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={own}
        error={error}
      />
      <div>
        <Button type="submit" busy={state === 'busy'}>
          {commonT('stock.notify')}
        </Button>
      </div>
    </form>
  )
}
