import { type Account, type SocialLoginCallback, startSocialLogin } from '@mantel/client'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { SocialCallbackProps } from './social-callback-screen.tsx'
import { openSocialLoginChannel, type SocialLoginMessage, saveAttempt, takeAttempt } from './social-login-channel.ts'
import { stateAfterFailedLogin } from './use-social-login.ts'

export type CallbackState =
  | { kind: 'working' }
  | { kind: 'failed'; text: string }
  | { kind: 'link'; callback: SocialLoginCallback; text: string }
  /** This page has completed the login itself. */
  | { kind: 'done' }
  /** The page that opened this pop-up completes the login. */
  | { kind: 'reported' }

type Context = SocialCallbackProps & { t: BuyingTranslator; openAccount(): Promise<Account>; url: URL }

/** How long the page that has opened the pop-up may take to answer. Milliseconds. */
const answerTimeoutMs = 1500

/** Starts a login, or completes it if the page's address contains the provider's answer. */
export function runSocialCallback(context: Context): Promise<CallbackState> {
  const { searchParams } = context.url
  return searchParams.has('state') || searchParams.has('error') ? finish(context) : start(context)
}

async function start({ t, provider, openAccount, url }: Context): Promise<CallbackState> {
  const started = await startSocialLogin(await openAccount(), provider.code)
  if (!started.ok) return { kind: 'failed', text: 'text' in started ? started.text : t.of(started.message) }
  const attempt = url.searchParams.get('attempt') ?? ''
  const { state, key } = started
  saveAttempt({ attempt, state, key, returnTo: ownPath(url) })
  location.replace(started.url)
  return { kind: 'working' }
}

/** A path of this shop to return to; null in a pop-up. */
function ownPath(url: URL): string | null {
  const path = url.searchParams.get('return')
  if (path === null) return null
  const target = new URL(path, url.origin)
  return target.origin === url.origin ? target.pathname + target.search : null
}

async function finish({ t, provider, openAccount, url }: Context): Promise<CallbackState> {
  const { searchParams } = url
  const started = takeAttempt()
  const code = searchParams.get('code')
  // The address held the code; a reload or the history must not send it again.
  history.replaceState(history.state, '', url.pathname)
  if (!started || started.state !== searchParams.get('state')) {
    return { kind: 'failed', text: t('social_login_expired') }
  }
  const { attempt, state, key, returnTo } = started
  if (code === null) {
    report({ kind: 'cancelled', attempt })
    if (returnTo !== null) location.replace(returnTo)
    else window.close()
    return { kind: 'failed', text: t('auth.social_cancelled', { provider: provider.name }) }
  }
  const iss = searchParams.get('iss') ?? undefined
  const callback: SocialLoginCallback = { type: provider.code, state, key, code, iss }
  if (returnTo === null && (await isTaken({ kind: 'callback', attempt, callback }))) {
    window.close()
    return { kind: 'reported' }
  }
  const result = await (await openAccount()).session.socialLogin(callback)
  if (!result.ok) return stateAfterFailedLogin(t, callback, result)
  if (returnTo !== null) location.replace(returnTo)
  return { kind: 'done' }
}

function report(message: SocialLoginMessage): void {
  const channel = openSocialLoginChannel(message.attempt, () => {})
  channel.send(message)
  channel.close()
}

/** Sends the message. Resolves to false if the page that opened the pop-up is closed or no longer waits for the login. */
function isTaken(message: SocialLoginMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (taken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(taken)
    }
    const channel = openSocialLoginChannel(message.attempt, ({ kind }) => kind === 'taken' && end(true))
    const timer = setTimeout(() => end(false), answerTimeoutMs)
    channel.send(message)
  })
}
