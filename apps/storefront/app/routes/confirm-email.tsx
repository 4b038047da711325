import { ConfirmEmailScreen } from '../account/confirm-email-screen.tsx'
import { loadConfirmEmail } from '../account/load-confirm-email.ts'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadConfirmEmail)
export const clientLoader = lazyPageLoader(
  async () => (await import('../account/load-confirm-email.ts')).loadConfirmEmail,
)

export default function ConfirmEmail({ loaderData }: ScreenProps<typeof loader>) {
  return <ConfirmEmailScreen {...readLoaderData(loaderData)} />
}
