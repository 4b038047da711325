import { useStore, useStorePath } from '../store/store-context.tsx'
import { themeColours } from '../store/theme-colours.ts'

/** Links to the web app manifest and the icons, and the browser's theme colours. */
export function AppLinks() {
  const { theme } = useStore().website
  const storePath = useStorePath()
  const { light, dark } = themeColours[theme]
  const icon = `/icons/${theme}`
  return (
    <>
      <link rel="manifest" href={storePath('/manifest.webmanifest')} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={`${icon}.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${icon}-180.png`} />
      <meta name="theme-color" content={light} />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
