import { buttonClass } from '@mantel/ui/action/button'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Notice } from '@mantel/ui/overlay/notice'
import { useEffect, useRef, useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { LinkAccountForm } from './link-account-form.tsx'
import { type CallbackState, runSocialCallback } from './run-social-callback.ts'
import type { SocialCallbackProps } from './social-callback-screen.tsx'
import { useAccount } from './use-account.ts'

/** Sends the browser to the login provider, and reports the provider's answer to the page that opened the pop-up. */
export function SocialCallbackContent({ t, provider }: SocialCallbackProps & { t: BuyingTranslator }) {
  const commonT = useT()
  const openAccount = useAccount()
  const [state, setState] = useState<CallbackState>({ kind: 'working' })
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void runSocialCallback({ t, provider, openAccount, url: new URL(location.href) }).then(setState, () =>
      setState({ kind: 'failed', text: t('authorization_unexpected') }),
    )
  }, [t, provider, openAccount])
  if (state.kind === 'working') {
    return (
      <Loading label={commonT('status.loading')}>
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  if (state.kind === 'link') {
    const done = () => setState({ kind: 'done' })
    return <LinkAccountForm t={t} callback={state.callback} text={state.text} onDone={done} />
  }
  return (
    <div className="grid gap-5">
      <div role={state.kind === 'failed' ? 'alert' : 'status'}>
        {state.kind === 'failed' && <Notice tone="error">{state.text}</Notice>}
        {state.kind === 'done' && <Notice tone="success">{t('logged_in')}</Notice>}
        {state.kind === 'reported' && <p>{t('auth.social_close')}</p>}
      </div>
      {state.kind !== 'reported' && (
        <div>
          <StoreLink to="/" className={buttonClass({ variant: 'quiet' })}>
            {commonT('shell.to_home')}
          </StoreLink>
        </div>
      )}
    </div>
  )
}
