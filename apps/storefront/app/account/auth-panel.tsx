import { Panel } from '@mantel/ui/overlay/panel'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { panels, useAuthElement, usePanel } from '../shell/panels.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { useSession } from './current-session.ts'
import { useAccount } from './use-account.ts'

export type AuthProps = { t: BuyingTranslator; firstField: RefObject<HTMLInputElement | null>; onDone: () => void }
type Content = { Auth: ComponentType<AuthProps>; t: BuyingTranslator }

const close = () => panels.close('auth')

/**
 * Opens only when its content is loaded, so that the first field can receive the focus. Signed-in customers see their
 * account in it.
 */
export function AuthPanel() {
  const t = useT()
  const { i18n } = useStore().view
  const element = useAuthElement()
  const session = useSession()
  const isRequested = usePanel('auth')
  const openAccount = useAccount()
  const engine = useEngine()
  const firstField = useRef<HTMLInputElement>(null)
  const [content, setContent] = useState<Content | null>(null)
  useEffect(() => {
    if (!isRequested || content) return
    Promise.all([import('./auth-panel-content.tsx'), loadBuyingTranslator(i18n), openAccount()]).then(
      ([{ AuthPanelContent }, words]) => setContent({ Auth: AuthPanelContent, t: words }),
      () => {
        close()
        engine?.notifications.push({ type: 'warning', message: { key: 'offline' } })
      },
    )
  }, [isRequested, content, i18n, openAccount, engine])
  const title =
    session.kind === 'customer'
      ? t('header.account')
      : element === 'forgot-password'
        ? t('title.create-password')
        : t(element === 'register' ? 'auth.register' : 'auth.login')
  return (
    <Panel
      open={isRequested && content !== null}
      onClose={close}
      title={title}
      closeLabel={t('shell.close')}
      initialFocus={firstField}
    >
      {isRequested && content && <content.Auth t={content.t} firstField={firstField} onDone={close} />}
    </Panel>
  )
}
