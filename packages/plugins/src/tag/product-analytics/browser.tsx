import type { OpenTag } from '../browser.tsx'

type PostHog = unknown[][] & {
  __SV?: number
  _i?: unknown[]
  capture?: (event: string, properties: object) => void
  identify?: (id: string) => void
  reset?: () => void
}

declare global {
  interface Window {
    posthog?: PostHog
  }
}

export const open: OpenTag = ({ key, host }, { currency, userId, loadScript }) => {
  const queue: PostHog = Object.assign([] as unknown[][], {
    __SV: 1,
    _i: [
      [
        key,
        {
          api_host: host,
          autocapture: false,
          capture_pageview: false,
          capture_pageleave: false,
          disable_session_recording: true,
          // Unless a customer is signed in, nothing is stored that would identify the browser on its next visit.
          persistence: userId ? 'localStorage' : 'memory',
          person_profiles: 'identified_only',
        },
      ],
    ],
  })
  queue.capture = (...command) => void queue.push(['capture', ...command])
  queue.identify = (...command) => void queue.push(['identify', ...command])
  queue.reset = () => void queue.push(['reset'])
  window.posthog ??= queue
  if (userId) window.posthog.identify?.(userId)
  loadScript(`${host}/static/array.js`)
  return {
    setUser: (user) => (user === null ? window.posthog?.reset?.() : window.posthog?.identify?.(user)),
    send({ type, ...properties }) {
      window.posthog?.capture?.(type === 'page_view' ? '$pageview' : type, { ...properties, currency })
    },
  }
}
