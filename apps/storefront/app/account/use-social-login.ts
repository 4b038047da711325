import type { SocialLoginCallback } from '@mantel/client'
import type { LoginPluginRow } from '@mantel/plugins/login'
import { useEffect, useRef, useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useStorePath } from '../store/store-context.tsx'
import { openSocialLoginChannel, type SocialLoginChannel, type SocialLoginMessage } from './social-login-channel.ts'
import { useAccount } from './use-account.ts'

export type SocialLoginState =
  | { kind: 'idle' }
  | { kind: 'failed'; text: string }
  /** The pop-up is open, or the login call is under way. */
  | { kind: 'waiting'; provider: LoginPluginRow }
  /** The provider's login can be linked to an existing account, whose password the shopper has to enter. */
  | { kind: 'link'; callback: SocialLoginCallback; text: string }

/** Opens the pop-up of a login provider, and completes the login when the pop-up reports the provider's answer. */
export function useSocialLogin({ t, onDone }: { t: BuyingTranslator; onDone: () => void }) {
  const openAccount = useAccount()
  const storePath = useStorePath()
  const [state, setState] = useState<SocialLoginState>({ kind: 'idle' })
  const channel = useRef<SocialLoginChannel | null>(null)
  useEffect(() => () => channel.current?.close(), [])

  function cancel() {
    channel.current?.close()
    channel.current = null
    setState({ kind: 'idle' })
  }

  async function finish(callback: SocialLoginCallback) {
    const result = await (await openAccount()).session.socialLogin(callback)
    if (result.ok) onDone()
    else setState(stateAfterFailedLogin(t, callback, result))
  }

  function start(provider: LoginPluginRow) {
    cancel()
    const attempt = crypto.randomUUID()
    function receive(message: SocialLoginMessage) {
      if (message.kind === 'cancelled') {
        setState({ kind: 'failed', text: t('auth.social_cancelled', { provider: provider.name }) })
      } else if (message.kind === 'callback') {
        opened.send({ kind: 'taken', attempt })
        void finish(message.callback)
      }
    }
    const opened = openSocialLoginChannel(attempt, receive)
    channel.current = opened
    const url = storePath(`/auth/callback/${provider.path}`)
    if (window.open(`${url}?attempt=${attempt}`, '_blank', 'popup,width=520,height=680')) {
      setState({ kind: 'waiting', provider })
    } else {
      // The browser allows no pop-ups: this page itself goes to the provider and comes back.
      const back = location.pathname + location.search
      location.assign(`${url}?${new URLSearchParams({ attempt, return: back })}`)
    }
  }

  return { state, start, cancel }
}

type Refused = { ok: false; text: string; error: string | null } | { ok: false; message: 'authorization_unexpected' }

export function stateAfterFailedLogin(
  t: BuyingTranslator,
  callback: SocialLoginCallback,
  refused: Refused,
): Extract<SocialLoginState, { kind: 'failed' | 'link' }> {
  if ('message' in refused) return { kind: 'failed', text: t.of(refused.message) }
  const { text, error } = refused
  return error === 'social_link_password' ? { kind: 'link', callback, text } : { kind: 'failed', text }
}
