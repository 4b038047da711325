import { useEffect, useRef } from 'react'

export type RedirectProps = {
  redirect: { url: string; fields: Record<string, string>; method?: 'get' | 'post' }
  /** Label of the button, in case the automatic redirect does not work. */
  label: string
}

/** Sends the browser to the payment provider's page. */
export function RedirectForm({ redirect: { url, fields, method = 'post' }, label }: RedirectProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} method={method} action={url}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="underline">
        {label}
      </button>
    </form>
  )
}
