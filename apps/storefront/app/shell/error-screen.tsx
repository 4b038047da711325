import { useEffect, useState } from 'react'
import { isLoaded, loadScreen, screenOf } from '../dispatch/screens.ts'
import { useT } from '../i18n/text-context.tsx'

/** Few ever see it, so it comes when it is needed; until then, or if it cannot come either, there is a word. */
export function ErrorScreen({ name }: { name: 'missing' | 'problem' }) {
  const t = useT()
  const [, setTried] = useState(false)
  useEffect(() => {
    const done = () => setTried(true)
    if (!isLoaded(name)) loadScreen(name).then(done, done)
  }, [name])
  if (!isLoaded(name)) return <h1 className="room title-1 py-8">{t(`${name}.heading`)}</h1>
  const Screen = screenOf(name)
  return <Screen />
}
