import { useEffect, useRef } from 'react'

/** settled: the answer went to the shop's server already, which is to be asked how the order stands. */
export type ChallengeAnswer = { kind: 'answered'; cRes: string } | { kind: 'settled' }

export type ChallengeFrameProps = {
  title: string
  challenge: { acsUrl: string; cReq: string }
  /** The origin of the shop's calls: banks post their answer there. */
  apiOrigin: string
  onAnswer(answer: ChallengeAnswer): void
}

/** The question of the card's bank in a frame, and its answer. Messages of anybody else are not heard. */
export function ChallengeFrame({ title, challenge: { acsUrl, cReq }, apiOrigin, onAnswer }: ChallengeFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef(onAnswer)
  answer.current = onAnswer

  useEffect(() => form.current?.submit(), [])
  useEffect(() => {
    const known = [new URL(acsUrl).origin, new URL(apiOrigin, location.href).origin]
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || !known.includes(origin)) return
      if (data?.source !== 'card-challenge') return
      if (data.isSettled === true) answer.current({ kind: 'settled' })
      else if (typeof data.cRes === 'string') answer.current({ kind: 'answered', cRes: data.cRes })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [acsUrl, apiOrigin])

  return (
    <>
      <form ref={form} method="post" action={acsUrl} target="card-challenge" hidden>
        <input type="hidden" name="creq" value={cReq} />
        <input type="hidden" name="threeDSSessionData" value={encoded(location.origin)} />
      </form>
      <iframe ref={frame} name="card-challenge" title={title} className="block h-[32rem] w-full border-0 bg-white" />
    </>
  )
}

/** Base64 for addresses. */
const encoded = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
