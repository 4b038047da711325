import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import { loadNewsletterPage } from '../newsletter/load-newsletter-page.ts'
import { NewsletterPageScreen } from '../newsletter/newsletter-page-screen.tsx'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadNewsletterPage)
export const clientLoader = lazyPageLoader(
  async () => (await import('../newsletter/load-newsletter-page.ts')).loadNewsletterPage,
)

export default function Newsletter({ loaderData }: ScreenProps<typeof loader>) {
  return <NewsletterPageScreen {...readLoaderData(loaderData)} />
}
