import { Button } from '@mantel/ui/action/button'
import { useEffect, useRef, useState } from 'react'
import type { BrowserPartProps } from '../browser-part.tsx'
import { createCardFrame, readFrameMessage } from './card-frame.ts'
import { cardTexts } from './texts.ts'

/** Used until the frame reports its height. */
const initialHeight = 340

/** Shows the card fields in a frame of the provider's origin. The card number and security code never reach this page. */
export function BrowserPart({ language, call, collect, onSubmit }: BrowserPartProps) {
  const texts = cardTexts[language]
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ call, onSubmit })
  latest.current = { call, onSubmit }
  const [attempt, setAttempt] = useState(0)
  const [frameUrl, setFrameUrl] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [height, setHeight] = useState(initialHeight)

  // Opens the first session on mount: its reply contains the frame's URL. The frame gets the session when it is ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    let isUnmounted = false
    setFailed(false)
    const openSession = async () => readSession(await latest.current.call('cardMerchantSession', {}))
    const first = openSession()
    let unused: typeof first | null = first
    first.then(
      (session) => !isUnmounted && setFrameUrl(session.frameUrl),
      () => !isUnmounted && setFailed(true),
    )
    const cardFrame = createCardFrame({
      post: (message) =>
        void first.then(({ frameUrl: url }) => frame.current?.contentWindow?.postMessage(message, new URL(url).origin)),
      openSession() {
        const session = unused ?? openSession()
        unused = null
        return session
      },
    })
    const handleMessage = async ({ data, origin, source }: MessageEvent) => {
      const message = readFrameMessage(data)
      if (!message || source !== frame.current?.contentWindow) return
      const session = await first.catch(() => null)
      if (!session || origin !== new URL(session.frameUrl).origin) return
      if (message.type === 'height') setHeight(Math.min(Math.max(message.height, 120), 1200))
      if (message.type === 'wants-to-pay') latest.current.onSubmit()
      cardFrame.handleMessage(message)
    }
    addEventListener('message', handleMessage)
    collect.current = async () => {
      const collected = await cardFrame.collect()
      if (collected.ok) return { ...collected.card, browser: readBrowserData() }
      if (collected.reason === 'failed') setFailed(true)
      else frame.current?.scrollIntoView({ block: 'center' })
      return null
    }
    return () => {
      isUnmounted = true
      collect.current = null
      removeEventListener('message', handleMessage)
    }
  }, [attempt])

  return (
    <div className="grid gap-3">
      {hasFailed && (
        <p role="alert">
          {texts.failed}{' '}
          <Button variant="link" onClick={() => setAttempt(attempt + 1)}>
            {texts.retry}
          </Button>
        </p>
      )}
      {frameUrl === null && !hasFailed && <p role="status">{texts.loading}</p>}
      {frameUrl !== null && (
        <iframe
          key={attempt}
          ref={frame}
          title={texts.title}
          src={`${frameUrl}?${new URLSearchParams({ origin: location.origin, lang: language })}`}
          height={height}
          className="block w-full border-0"
        />
      )}
    </div>
  )
}

function readSession({ merchantSessionKey, expiry, frameUrl }: Record<string, unknown>) {
  return { merchantSessionKey: String(merchantSessionKey), expiry: String(expiry), frameUrl: String(frameUrl) }
}

/** Browser data that the shopper's bank needs for 3-D Secure. */
type BrowserData = {
  colorDepth: number
  screenHeight: number
  screenWidth: number
  timezone: number
  language: string
}

function readBrowserData(): BrowserData {
  const { colorDepth, height: screenHeight, width: screenWidth } = screen
  const timezone = new Date().getTimezoneOffset()
  return { colorDepth, screenHeight, screenWidth, timezone, language: navigator.language }
}
