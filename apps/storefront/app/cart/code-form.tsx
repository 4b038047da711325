import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import type { FormEvent } from 'react'
import type { CartTexts } from './use-cart.ts'

type Props = {
  t: CartTexts
  summary: string
  label: string
  name: string
  error: string | null
  isBusy: boolean
  /** Given without the blanks around it; true: it was taken, and the field is for the next one. */
  onCode(code: string): Promise<boolean> | boolean
}

/** The place for a code that makes an order cheaper. */
export function CodeForm({ t, summary, label, name, error, isBusy, onCode }: Props) {
  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const isTaken = await onCode(String(new FormData(form).get(name) ?? '').trim())
    if (isTaken) form.reset()
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
          {...(error && { error })}
        />
        <Button type="submit" variant="quiet" busy={isBusy}>
          {t('cart.coupon_apply')}
        </Button>
      </form>
    </Disclosure>
  )
}
