import { FormScreen } from '../contact/form-screen.tsx'
import { loadFormPage } from '../contact/load-form-page.ts'
import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadFormPage)
export const clientLoader = lazyPageLoader(async () => (await import('../contact/load-form-page.ts')).loadFormPage)

export default function FormRoute({ loaderData }: ScreenProps<typeof loader>) {
  return <FormScreen {...readLoaderData(loaderData)} />
}
