import { progressBar } from '@mantel/domain/constants'
import { type CSSProperties, useEffect, useState } from 'react'

const { heightPx, widthTransitionMs, fadeTransitionMs, terminationMs } = progressBar

/** The style is set only while the bar shows, so that server-rendered pages contain no style attribute. */
const measures = {
  '--bar-height': `${heightPx}px`,
  '--bar-growth': `${widthTransitionMs}ms`,
  '--bar-fading': `${fadeTransitionMs}ms`,
} as CSSProperties

/** The bar stops at this step until loading has finished. */
const lastStep = 8

type Phase = 'idle' | 'running' | 'full' | 'fading'

/** The bar at the top of the page while the next page loads. At the end it fills, waits 300 ms and fades. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [step, setStep] = useState(0)
  if (active && phase !== 'running') {
    setPhase('running')
    setStep(0)
  }
  if (!active && phase === 'running') setPhase('full')

  useEffect(() => {
    if (phase === 'running') {
      const timer = setInterval(() => setStep((now) => Math.min(lastStep, now + 1)), terminationMs)
      return () => clearInterval(timer)
    }
    if (phase === 'idle') return
    const wait = phase === 'full' ? terminationMs : fadeTransitionMs
    const timer = setTimeout(() => setPhase(phase === 'full' ? 'fading' : 'idle'), wait)
    return () => clearTimeout(timer)
  }, [phase])

  const running = phase === 'running'
  return (
    <div
      className="ui-progress"
      data-phase={phase}
      data-step={running ? step : undefined}
      style={phase === 'idle' ? undefined : measures}
      {...(running ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
