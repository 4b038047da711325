import { useEffect, useRef } from 'react'

/** settled: the server already knows the result, so the page must ask it for the state of the order. */
export type ChallengeAnswer = { kind: 'answered'; cRes: string } | { kind: 'settled' }

export type ChallengeFrameProps = {
  title: string
  challenge: { acsUrl: string; cReq: string }
  /** The origin of the shop's API: banks post the result there. */
  apiOrigin: string
  onAnswer(answer: ChallengeAnswer): void
}

/** Shows the bank's 3-D Secure challenge in a frame and passes on its result. Ignores messages from other windows. */
export function ChallengeFrame({ title, challenge: { acsUrl, cReq }, apiOrigin, onAnswer }: ChallengeFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef(onAnswer)
  answer.current = onAnswer

  useEffect(() => form.current?.submit(), [])
  useEffect(() => {
    const known = [new URL(acsUrl).origin, new URL(apiOrigin, location.href).origin]
    const handleMessage = ({ data, origin, source }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || !known.includes(origin)) return
      if (data?.source !== 'card-challenge') return
      if (data.isSettled === true) answer.current({ kind: 'settled' })
      else if (typeof data.cRes === 'string') answer.current({ kind: 'answered', cRes: data.cRes })
    }
    addEventListener('message', handleMessage)
    return () => removeEventListener('message', handleMessage)
  }, [acsUrl, apiOrigin])

  return (
    <>
      <form ref={form} method="post" action={acsUrl} target="card-challenge" hidden>
        <input type="hidden" name="creq" value={cReq} />
        <input type="hidden" name="threeDSSessionData" value={toBase64Url(location.origin)} />
      </form>
      <iframe ref={frame} name="card-challenge" title={title} className="block h-[32rem] w-full border-0 bg-white" />
    </>
  )
}

const toBase64Url = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
