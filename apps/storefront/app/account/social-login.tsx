import { findLoginPlugin } from '@mantel/plugins/login'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useStore } from '../store/store-context.tsx'
import { LinkAccountForm } from './link-account-form.tsx'
import { useSocialLogin } from './use-social-login.ts'

/** A button for each login provider that the store offers; nothing if there is none. */
export function SocialLogin({ t, onDone }: { t: BuyingTranslator; onDone: () => void }) {
  const { providers } = useStore().view.socialLogin
  const { state, start, cancel } = useSocialLogin({ t, onDone })
  if (providers.length === 0) return null
  const rows = providers.map(findLoginPlugin).filter((row) => row !== undefined)
  return (
    <section aria-label={t('auth.social')} className="grid gap-3" data-social-login={state.kind}>
      <div role="alert" className="empty:hidden">
        {state.kind === 'failed' && <Notice tone="error">{state.text}</Notice>}
      </div>
      {state.kind === 'link' ? (
        <LinkAccountForm t={t} callback={state.callback} text={state.text} onDone={onDone} />
      ) : (
        rows.map((row) => (
          <Button
            key={row.code}
            variant="quiet"
            wide
            busy={state.kind === 'waiting' && state.provider.code === row.code}
            onClick={() => start(row)}
          >
            {t('auth.with', { provider: row.name })}
          </Button>
        ))
      )}
      <div role="status" className="empty:hidden">
        {state.kind === 'waiting' && <p>{t('auth.social_waiting', { provider: state.provider.name })}</p>}
      </div>
      {(state.kind === 'waiting' || state.kind === 'link') && (
        <div>
          <Button variant="link" onClick={cancel}>
            {t('form.cancel')}
          </Button>
        </div>
      )}
      <p className="text-muted">{t('auth.social_terms')}</p>
    </section>
  )
}
