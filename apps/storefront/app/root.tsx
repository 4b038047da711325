import '@mantel/ui/styles.css'
import { preloadedFonts } from '@mantel/ui/style/preloaded-fonts'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router'
import { isScreen, screenSources } from './dispatch/screens.ts'
import { dictionarySource } from './i18n/dictionaries.ts'
import { useT } from './i18n/text-context.tsx'
import { AppLinks } from './page/app-links.tsx'
import { HandedOverScript, handOver, received } from './page/handed-over.tsx'
import type { PageHead } from './page/head.ts'
import { PageHeadTags } from './page/page-head.tsx'
import { usePreload } from './page/preload.ts'
import { useShownPages } from './page/shown-pages.ts'
import { usePlace } from './place/place-context.tsx'
import { PlaceScript } from './place/place-script.tsx'
import { shopOf } from './place/shop.ts'
import { DefaultFrame } from './shell/default-frame.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { MinimalFrame } from './shell/minimal-frame.tsx'
import { PageSignals } from './shell/notice/page-signals.tsx'
import { loadShell } from './shell/shell-data.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => handOver('root', await loadShell(shopOf(context)))
/** Only a page that could not load it asks for it in the browser. */
export const clientLoader = async ({ context }: LoaderFunctionArgs) => {
  const { loadShell } = await import('./shell/shell-data.ts')
  return loadShell(shopOf(context))
}
/** Once a visit: what stands around the pages is the same on all of them. */
export const shouldRevalidate = () => false

/** The document around every page, the page of an error included. */
export function Layout({ children }: { children: ReactNode }) {
  const place = usePlace()
  const { head, screen } = useShown()
  useEffect(() => window.earlyMoves?.answer(), [])
  usePreload([dictionarySource(place.locale), ...(isScreen(screen) ? [screenSources[screen]] : [])])
  return (
    <html lang={place.locale} data-theme={place.website.theme} data-store={place.view.code} data-screen={screen}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {preloadedFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <PageHeadTags head={head} />
        <AppLinks />
        <Links />
      </head>
      <body>
        {children}
        <PageSignals />
        <PlaceScript place={place} />
        <ScrollRestoration />
        {/* The server writes them; nothing of them is left to do when React is there. */}
        {import.meta.env.SSR && <HandedOverScript />}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isMissing(error) ? (
    <DefaultFrame>
      <ErrorScreen name="missing" />
    </DefaultFrame>
  ) : (
    <MinimalFrame>
      <ErrorScreen name="problem" />
    </MinimalFrame>
  )
}

type Shown = { head: PageHead; screen?: string }

/** What the innermost loader said of the page. */
function useShown(): Shown {
  const { website } = usePlace()
  const t = useT()
  const error = useRouteError()
  const matches = useMatches()
  const innermost = matches.findLast(({ loaderData }) => loaderData !== undefined)?.loaderData
  const shown = innermost ? received<Partial<Shown>>(innermost) : undefined
  useShownPages(error ? null : shown?.head && shown)
  if (error) {
    const screen = isMissing(error) ? 'missing' : 'problem'
    const title = t(screen === 'missing' ? 'title.page-not-found' : 'title.error')
    return { head: { title: `${title} · ${website.name}`, noIndex: true }, screen }
  }
  return { ...shown, head: shown?.head ?? { title: website.name } }
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
