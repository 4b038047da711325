import { newsletterFormPath } from '@mantel/contract'
import { Button } from '@mantel/ui/action/button'
import type { FormEvent } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'

/** Works without scripts too. Its code is loaded with the first use, because every page has the form. */
export function NewsletterForm() {
  const t = useT()
  const { view, website } = useStore()
  const engine = useEngine()
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!engine) return
    event.preventDefault()
    const form = event.currentTarget
    import('./subscribe-by-form.ts').then(
      ({ subscribeByForm }) => subscribeByForm(engine, form),
      () => form.submit(),
    )
  }
  const host = website.apiUrl === website.publicUrl ? '' : website.apiUrl
  return (
    <form
      method="post"
      action={`${host}${newsletterFormPath}?storeCode=${view.code}`}
      onSubmit={submit}
      className="mt-2 flex gap-2"
    >
      <input
        name="email"
        type="email"
        aria-label={t('footer.email')}
        placeholder={t('footer.email')}
        autoComplete="email"
        required
        className="ui-control"
      />
      <input name="website" tabIndex={-1} aria-hidden="true" autoComplete="off" className="ui-hidden" />
      <Button type="submit">{t('footer.subscribe')}</Button>
    </form>
  )
}
