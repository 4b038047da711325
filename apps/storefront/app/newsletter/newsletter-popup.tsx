import { isSubscribed } from '@mantel/client'
import { promotions } from '@mantel/domain/constants'
import { isPopupDue, popupRules } from '@mantel/domain/newsletter'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Panel } from '@mantel/ui/overlay/panel'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { currentSession } from '../account/current-session.ts'
import { hasHint, saveHint } from '../account/hint.ts'
import { popupHint } from '../forms/popup-hint.ts'
import { subscribeByForm } from '../forms/subscribe-by-form.ts'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { panels, usePanel } from '../shell/panels.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'

/** Page views of this visit, in memory only: nothing is stored about visitors who have not seen the popup. */
const visit = { pageViews: 0, lastKey: '' }

const close = () => panels.close('newsletterPopup')
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false

function isCustomerSubscribed(): boolean {
  const session = currentSession.get()
  return session.kind === 'customer' && session.user !== null && isSubscribed(session.user)
}

/** Offers the newsletter, once. The rules are in packages/domain/src/newsletter. */
export function NewsletterPopup() {
  const commonT = useT()
  const { view } = useStore()
  const engine = useEngine()
  const { pathname, key } = useLocation()
  const isOpen = usePanel('newsletterPopup')
  const field = useRef<HTMLInputElement>(null)
  const [t, setT] = useState<{ t: BuyingTranslator } | null>(null)

  useEffect(() => {
    if (visit.lastKey !== key) visit.pageViews++
    visit.lastKey = key
    if (hasHint(popupHint)) return
    const timer = setTimeout(async () => {
      const isDue = isPopupDue({
        pageViews: visit.pageViews,
        visitMs: performance.now(),
        path: pathname.slice(view.prefix.length) || '/',
        wasShown: hasHint(popupHint),
        isPanelOpen: panels.get().overlay,
        isTyping: isTyping(),
        isSubscribed: isCustomerSubscribed(),
      })
      if (!isDue) return
      setT({ t: await loadBuyingTranslator(view.i18n) })
      saveHint(popupHint, true)
      panels.open('newsletterPopup')
    }, popupRules.delayMs)
    return () => clearTimeout(timer)
  }, [key, pathname, view])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (engine) void subscribeByForm(engine, event.currentTarget)
    close()
  }
  return (
    <Panel
      open={isOpen && t !== null}
      onClose={close}
      title={commonT('footer.newsletter')}
      closeLabel={commonT('shell.close')}
      initialFocus={field}
    >
      {t && (
        <form method="post" onSubmit={submit} className="grid gap-5">
          <p>
            {view.newsletter.coupon
              ? t.t('footer.newsletter_text', { percent: promotions.newsletterCouponPercent })
              : t.t('newsletter.popup_text')}
          </p>
          <Field
            ref={field}
            label={commonT('footer.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <Button type="submit" wide>
            {commonT('footer.subscribe')}
          </Button>
          <Button variant="quiet" wide onClick={close}>
            {t.t('newsletter.no_thanks')}
          </Button>
        </form>
      )}
    </Panel>
  )
}
