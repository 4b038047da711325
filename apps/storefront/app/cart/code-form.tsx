import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { type FormEvent, useState } from 'react'
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
  const [wasUsed, setUsed] = useState(false)
  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setUsed(true)
    const form = event.currentTarget
    const isAccepted = await onCode(String(new FormData(form).get(name) ?? '').trim())
    if (isAccepted) form.reset()
  }
  return (
    // The form stays open after its first use, also while a second code is checked and the error of the first one is hidden.
    <Disclosure summary={summary} defaultOpen={wasUsed || Boolean(error)}>
      <form noValidate onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 pb-4">
        {/* A live region, so that screen readers announce the error although the focus does not move. */}
        <div
          aria-live="polite"
          className="col-span-2 col-start-1 row-span-3 row-start-1 grid grid-cols-subgrid grid-rows-subgrid"
        >
          <Field
            className="contents [&>:not(input)]:col-span-2"
            label={label}
            name={name}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={(!isBusy && error) || undefined}
          />
        </div>
        {/* The button is beside the field, above the field's error. */}
        <Button type="submit" variant="quiet" busy={isBusy} className="col-start-2 row-start-2">
          {t('cart.coupon_apply')}
        </Button>
      </form>
    </Disclosure>
  )
}
