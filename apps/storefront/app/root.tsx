import './styles.css'
import { SharedIcons } from '@mantel/ui/picture/icon'
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
  useNavigate,
  useRouteError,
} from 'react-router'
import { isScreen, screens } from './dispatch/screens.ts'
import { DefaultFrame } from './frame/default-frame.tsx'
import { ErrorScreen } from './frame/error-screen.tsx'
import { MinimalFrame } from './frame/minimal-frame.tsx'
import { PageSignals } from './frame/notice/page-signals.tsx'
import { PageLayout } from './frame/page-layout.tsx'
import { dictionarySource } from './i18n/dictionaries.ts'
import { useT } from './i18n/text-context.tsx'
import { AppLinks } from './page/app-links.tsx'
import type { PageHead } from './page/head.ts'
import { PageHeadTags } from './page/page-head.tsx'
import { usePreload } from './page/preload.ts'
import { useVisitedPages } from './page/visited-pages.ts'
import { embedLoaderData, LoaderDataScript, readLoaderData } from './router/loader-data.tsx'
import { loadShell, shellContext } from './shell/shell-data.ts'
import { setNavigation } from './store/navigation.ts'
import { getShop } from './store/shop.ts'
import { useStore } from './store/store-context.tsx'
import { StoreScript } from './store/store-script.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  embedLoaderData('root', (await context.get(shellContext)?.()) ?? (await loadShell(getShop(context))))
/** Runs only if the server could not load the data. */
export const clientLoader = async ({ context }: LoaderFunctionArgs) => {
  const { loadShell } = await import('./shell/shell-data.ts')
  return loadShell(getShop(context))
}
/** The shell is loaded once per visit: header and footer are the same on all pages. */
export const shouldRevalidate = () => false

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const store = useStore()
  const { head, screen } = useShown()
  const navigate = useNavigate()
  useEffect(() => {
    setNavigation(navigate)
    window.earlyInput?.replay()
  }, [navigate])
  usePreload([dictionarySource(store.locale), ...(isScreen(screen) ? [screens[screen].source] : [])])
  return (
    // A script in the head may set an attribute of <html> before React starts.
    <html
      lang={store.locale}
      data-theme={store.website.theme}
      data-store={store.view.code}
      data-screen={screen}
      suppressHydrationWarning
    >
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
        <SharedIcons />
        {children}
        <PageSignals />
        <ScrollRestoration />
        {/* Only the server renders these scripts; React has nothing to hydrate in them. */}
        {import.meta.env.SSR && <StoreScript store={store} />}
        {import.meta.env.SSR && <LoaderDataScript />}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  )
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

/** Head and screen name from the innermost loader. */
function useShown(): Shown {
  const { website } = useStore()
  const t = useT()
  const error = useRouteError()
  const matches = useMatches()
  const innermost = matches.findLast(({ loaderData }) => loaderData !== undefined)?.loaderData
  const shown = innermost ? readLoaderData<Partial<Shown>>(innermost) : undefined
  useVisitedPages(error ? null : shown?.head && shown)
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
