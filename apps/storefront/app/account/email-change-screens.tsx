import { Button, buttonClass } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import type { ConfirmEmailPage, EmailChangedPage } from './email-change-pages.ts'

/** A plain form: it works without scripts, and the server answers with the next page. */
export function ConfirmEmailScreen({ title, text, button, formUrl, token }: ConfirmEmailPage) {
  return (
    <div className="room py-8">
      <EmptyState
        drawing="empty-frame"
        title={title}
        headingLevel={1}
        actions={
          <form method="post" action={formUrl}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{button}</Button>
          </form>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}

export function EmailChangedScreen({ title, text, isDone }: EmailChangedPage) {
  const t = useT()
  return (
    <div className="room py-8">
      <EmptyState
        drawing={isDone ? 'empty-frame' : 'stopped-clock'}
        title={title}
        headingLevel={1}
        actions={
          <>
            <StoreLink to="/my-account" className={buttonClass()}>
              {t('title.my-account')}
            </StoreLink>
            <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
              {t('shell.to_home')}
            </StoreLink>
          </>
        }
      >
        <p role="status">{text}</p>
      </EmptyState>
    </div>
  )
}
