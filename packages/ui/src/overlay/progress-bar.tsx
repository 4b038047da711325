import { progressBar } from '@mantel/domain/constants'
import { useEffect, useState } from 'react'

/** Steps of the line while nobody knows how long it takes; the last but one is never left on its own. */
const lastStep = 8

type Phase = 'idle' | 'running' | 'full' | 'fading'

/** The line at the top of the page while the next one is loaded. It fills at the end, waits 300 ms, then fades. */
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
      const timer = setInterval(() => setStep((now) => Math.min(lastStep, now + 1)), progressBar.terminationMs)
      return () => clearInterval(timer)
    }
    if (phase === 'idle') return
    const wait = phase === 'full' ? progressBar.terminationMs : progressBar.fadeTransitionMs
    const timer = setTimeout(() => setPhase(phase === 'full' ? 'fading' : 'idle'), wait)
    return () => clearTimeout(timer)
  }, [phase])

  const running = phase === 'running'
  return (
    <div
      className="ui-progress"
      data-phase={phase}
      data-step={running ? step : undefined}
      {...(running ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
