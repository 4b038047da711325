import { Panel } from '@mantel/ui/overlay/panel'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { type BuyingWords, loadBuyingWords } from '../i18n/load-buying-words.ts'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../place/engine-context.ts'
import { usePlace } from '../place/place-context.tsx'
import { panels, useAuthElement, usePanel } from '../shell/panels.ts'
import { useSession } from './shown-session.ts'
import { useAccount } from './use-account.ts'

export type AuthTexts = BuyingWords
export type AuthProps = { t: AuthTexts; firstField: RefObject<HTMLInputElement | null>; onDone: () => void }
type Inside = { Auth: ComponentType<AuthProps>; t: AuthTexts }

const close = () => panels.close('auth')

/** Opens with its inside, so that the first field has the focus. Who is signed in finds their account there. */
export function AuthPanel() {
  const t = useT()
  const { i18n } = usePlace().view
  const element = useAuthElement()
  const session = useSession()
  const isWanted = usePanel('auth')
  const openAccount = useAccount()
  const engine = useEngine()
  const firstField = useRef<HTMLInputElement>(null)
  const [inside, setInside] = useState<Inside | null>(null)
  useEffect(() => {
    if (!isWanted || inside) return
    Promise.all([import('./auth-inside.tsx'), loadBuyingWords(i18n), openAccount()]).then(
      ([{ AuthInside }, words]) => setInside({ Auth: AuthInside, t: words }),
      () => {
        close()
        engine?.notifications.push({ type: 'warning', message: { key: 'offline' } })
      },
    )
  }, [isWanted, inside, i18n, openAccount, engine])
  const title =
    session.kind === 'customer' ? t('header.account') : t(element === 'register' ? 'auth.register' : 'auth.login')
  return (
    <Panel
      open={isWanted && inside !== null}
      onClose={close}
      title={title}
      closeLabel={t('shell.close')}
      initialFocus={firstField}
    >
      {isWanted && inside && <inside.Auth t={inside.t} firstField={firstField} onDone={close} />}
    </Panel>
  )
}
