import { useEffect, useRef } from 'react'
import type { CartTexts } from '../cart/use-cart.ts'

/** Posts the shopper to the provider, at once; where that does not work there is a button. */
export function RedirectForm({ t, url, fields }: { t: CartTexts; url: string; fields: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} method="post" action={url}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="underline">
        {t('checkout.to_provider')}
      </button>
    </form>
  )
}
