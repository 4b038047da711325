import type { SocialLoginCallback } from '@mantel/client'

/**
 * Messages between a pop-up and the page that opened it. They do not use `window.opener`, which is null once the pop-up has shown the
 * provider's pages, because these isolate themselves (Cross-Origin-Opener-Policy).
 */
export type SocialLoginMessage =
  /** Sent by the pop-up when the provider has redirected it back to the shop. */
  | { kind: 'callback'; attempt: string; callback: SocialLoginCallback }
  | { kind: 'cancelled'; attempt: string }
  /** Sent by the page that opened the pop-up: it continues the login, so the pop-up can close. */
  | { kind: 'taken'; attempt: string }

export type SocialLoginChannel = {
  send(message: SocialLoginMessage): void
  close(): void
}

/** Connects the pages of this origin that take part in one attempt. */
export function openSocialLoginChannel(
  attempt: string,
  onMessage: (message: SocialLoginMessage) => void,
): SocialLoginChannel {
  const channel = new BroadcastChannel('social-login')
  channel.onmessage = ({ data }: MessageEvent<SocialLoginMessage>) => {
    if (data.attempt === attempt) onMessage(data)
  }
  return { send: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Data for the callback page, kept in the pop-up's own storage while the pop-up shows the provider's pages. */
export type StartedAttempt = { attempt: string; state: string; key: string; returnTo: string | null }

const storageKey = 'social-login'

export function saveAttempt(started: StartedAttempt): void {
  sessionStorage.setItem(storageKey, JSON.stringify(started))
}

/** Each attempt is used once: a reload of the callback page finds none. */
export function takeAttempt(): StartedAttempt | null {
  const stored = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  try {
    return stored === null ? null : (JSON.parse(stored) as StartedAttempt)
  } catch {
    return null
  }
}
