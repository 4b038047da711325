import { Button } from '@mantel/ui/action/button'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createCardFrame, type OpenedSession, readFrameMessage } from './card-frame.ts'
import type { CardAdditional } from './schema.ts'

export type CardFieldsTexts = {
  /** Names the frame for those who hear it. */
  title: string
  loading: string
  /** The provider cannot be reached. */
  failed: string
  retry: string
}

export type CardFieldsProps = {
  texts: CardFieldsTexts
  /** 'en', 'de' or 'it'. */
  language: string
  /** The shop's call for a session with the provider; it also says where the frame's page is. */
  openSession(): Promise<OpenedSession & { frameUrl: string }>
  /** Filled while the fields are there: asks for the card; null means that the shopper has something to mend. */
  collect: RefObject<(() => Promise<(CardAdditional & { browser: BrowserFacts }) | null>) | null>
  /** Enter was pressed in a field. */
  onWantsToPay?: () => void
}

/** Until the frame says how high it is. */
const firstHeight = 340

/** The card's fields: a frame of the provider's origin. Number and code never touch this page. */
export function CardFields({ texts, language, openSession, collect, onWantsToPay }: CardFieldsProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ openSession, onWantsToPay })
  latest.current = { openSession, onWantsToPay }
  const [attempt, setAttempt] = useState(0)
  const [frameUrl, setFrameUrl] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [height, setHeight] = useState(firstHeight)

  // The first session is asked for at once: it says where the frame is, and the frame gets it when it is ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a new beginning
  useEffect(() => {
    let isGone = false
    setFailed(false)
    const first = latest.current.openSession()
    let unused: typeof first | null = first
    first.then(
      (session) => !isGone && setFrameUrl(session.frameUrl),
      () => !isGone && setFailed(true),
    )
    const port = createCardFrame({
      post: (message) =>
        void first.then(({ frameUrl: url }) => frame.current?.contentWindow?.postMessage(message, new URL(url).origin)),
      openSession() {
        const session = unused ?? latest.current.openSession()
        unused = null
        return session
      },
    })
    const hear = async ({ data, origin, source }: MessageEvent) => {
      const message = readFrameMessage(data)
      if (!message || source !== frame.current?.contentWindow) return
      const session = await first.catch(() => null)
      if (!session || origin !== new URL(session.frameUrl).origin) return
      if (message.type === 'height') setHeight(Math.min(Math.max(message.height, 120), 1200))
      if (message.type === 'wants-to-pay') latest.current.onWantsToPay?.()
      port.hear(message)
    }
    addEventListener('message', hear)
    collect.current = async () => {
      const collected = await port.collect()
      if (collected.ok) return { ...collected.card, browser: browserFacts() }
      if (collected.reason === 'failed') setFailed(true)
      else frame.current?.scrollIntoView({ block: 'center' })
      return null
    }
    return () => {
      isGone = true
      collect.current = null
      removeEventListener('message', hear)
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

/** What the shopper's bank wants to know of their browser. */
type BrowserFacts = {
  colorDepth: number
  screenHeight: number
  screenWidth: number
  timezone: number
  language: string
}

function browserFacts(): BrowserFacts {
  const { colorDepth, height: screenHeight, width: screenWidth } = screen
  const timezone = new Date().getTimezoneOffset()
  return { colorDepth, screenHeight, screenWidth, timezone, language: navigator.language }
}
