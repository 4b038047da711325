import { Button, buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import type { ConfirmEmailPage } from './load-confirm-email.ts'

/** A plain form: it works without scripts, and the server answers with the next page. */
export function ConfirmEmailScreen({ title, text, isDone, form }: ConfirmEmailPage) {
  const t = useT()
  return (
    <div className="room py-8">
      <EmptyState
        drawing={form || isDone ? 'empty-frame' : 'stopped-clock'}
        title={title}
        headingLevel={1}
        actions={
          form ? (
            <form method="post" action={form.url}>
              <input type="hidden" name="token" value={form.token} />
              <Button type="submit">{form.button}</Button>
            </form>
          ) : (
            <>
              <StoreLink to="/my-account" className={buttonClass()}>
                {t('title.my-account')}
              </StoreLink>
              <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
                {t('shell.to_home')}
              </StoreLink>
            </>
          )
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}
