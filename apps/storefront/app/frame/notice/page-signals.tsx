import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CartStarter } from '../../cart/cart-starter.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { NotificationCorner } from './notifications.tsx'
import { useLateSignals } from './use-late-signals.ts'

/** Progress bar, page announcements and notifications, in every layout. */
export function PageSignals() {
  const t = useT()
  const isLoading = useNavigation().state !== 'idle'
  const late = useLateSignals(isLoading)
  return (
    <>
      {late && <late.ProgressBar active={isLoading} label={t('status.page_loading')} />}
      {late && <late.ReloadOnGroupChange />}
      <PageAnnouncer />
      <NotificationCorner />
      <CartStarter />
    </>
  )
}

/** Announces the new page's title to screen readers after a client-side navigation, as browsers do for a document load. */
function PageAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  )
}
