import { loadFixedPage } from '../content/load-fixed-page.ts'
import { DispatchedScreen } from '../dispatch/dispatched-screen.tsx'
import { received } from '../page/handed-over.tsx'
import { lazyPage } from '../page/lazy-page.ts'
import { page, type ScreenProps } from '../page/page.ts'
import { LaterScreen } from '../shell/later-screen.tsx'

export const loader = page(loadFixedPage)
export const clientLoader = lazyPage(async () => (await import('../content/load-fixed-page.ts')).loadFixedPage)

export default function FixedPage({ loaderData }: ScreenProps<typeof loader>) {
  const page = received(loaderData)
  if (page.screen === 'unwritten') return <LaterScreen title={page.title} route={page.route} />
  return <DispatchedScreen page={page} />
}
