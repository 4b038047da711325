import { Button, buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import type { NewsletterPage } from './load-newsletter-page.ts'

/** A plain form: it works without scripts, and the server answers with the next page. */
export function NewsletterPageScreen({ title, text, isDone, form }: NewsletterPage) {
  const t = useT()
  return (
    <div className="room py-8">
      <EmptyState
        drawing={form || isDone ? 'waiting-letter' : 'stopped-clock'}
        title={title}
        headingLevel={1}
        actions={
          form ? (
            <form method="post" action={form.url}>
              <Button type="submit">{form.button}</Button>
            </form>
          ) : (
            <StoreLink to="/" className={buttonClass()}>
              {t('shell.to_home')}
            </StoreLink>
          )
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}
