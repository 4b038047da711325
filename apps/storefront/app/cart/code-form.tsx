import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import type { FormEvent } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

type Props = {
  t: BuyingTranslator
  summary: string
  label: string
  name: string
  error: string | null
  isBusy: boolean
  /** Gets the trimmed code. Returns true if the code was accepted: the field is then cleared for another one. */
  onCode(code: string): Promise<boolean> | boolean
}

/** A form for a coupon or gift card code. */
export function CodeForm({ t, summary, label, name, error, isBusy, onCode }: Props) {
  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const isAccepted = await onCode(String(new FormData(form).get(name) ?? '').trim())
    if (isAccepted) form.reset()
  }
  return (
    <Disclosure summary={summary} defaultOpen={Boolean(error)}>
      <form noValidate onSubmit={apply} className="flex items-end gap-3 pb-4">
        <Field
          className="min-w-0 flex-1"
          label={label}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error || undefined}
        />
        <Button type="submit" variant="quiet" busy={isBusy}>
          {t('cart.coupon_apply')}
        </Button>
      </form>
    </Disclosure>
  )
}
