import { usePlace, useStorePath } from '../place/place-context.tsx'
import { themeColours } from '../place/theme-colours.ts'

/** What makes the page an app to install, and its sign on tabs and bars. */
export function AppLinks() {
  const { theme } = usePlace().website
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
