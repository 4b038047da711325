import { useEffect, useState } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { lazyScreen } from '../page/lazy-screen.ts'

/** The error screens are loaded lazily, because few visitors see them. */
export const errorScreens = {
  missing: lazyScreen('missing', 'app/frame/missing-screen.tsx', () =>
    import('./missing-screen.tsx').then((file) => file.MissingScreen),
  ),
  problem: lazyScreen('problem', 'app/frame/problem-screen.tsx', () =>
    import('./problem-screen.tsx').then((file) => file.ProblemScreen),
  ),
}

/** Shows a heading until the screen is loaded, or when it cannot be loaded. */
export function ErrorScreen({ name }: { name: keyof typeof errorScreens }) {
  const t = useT()
  const [, setTried] = useState(false)
  useEffect(() => {
    const done = () => setTried(true)
    if (!errorScreens[name].find()) errorScreens[name].load().then(done, done)
  }, [name])
  const Screen = errorScreens[name].find()
  return Screen ? <Screen /> : <h1 className="room title-1 py-8">{t(`${name}.heading`)}</h1>
}
