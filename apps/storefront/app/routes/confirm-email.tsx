import { loadConfirmEmail } from '../account/email-change-pages.ts'
import { ConfirmEmailScreen } from '../account/email-change-screens.tsx'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadConfirmEmail)
export const clientLoader = lazyPageLoader(
  async () => (await import('../account/email-change-pages.ts')).loadConfirmEmail,
)

export default function ConfirmEmail({ loaderData }: ScreenProps<typeof loader>) {
  return <ConfirmEmailScreen {...readLoaderData(loaderData)} />
}
