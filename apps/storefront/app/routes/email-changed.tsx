import { loadEmailChanged } from '../account/email-change-pages.ts'
import { EmailChangedScreen } from '../account/email-change-screens.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadEmailChanged)
export const clientLoader = lazyPageLoader(
  async () => (await import('../account/email-change-pages.ts')).loadEmailChanged,
)

export default function EmailChanged({ loaderData }: ScreenProps<typeof loader>) {
  return <EmailChangedScreen {...readLoaderData(loaderData)} />
}
