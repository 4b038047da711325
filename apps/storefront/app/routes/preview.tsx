import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { loadPreview } from '../preview/load-preview.ts'
import { PreviewScreen } from '../preview/preview-screen.tsx'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(loadPreview)
export const clientLoader = lazyPageLoader(async () => (await import('../preview/load-preview.ts')).loadPreview)

export default function Preview({ loaderData }: ScreenProps<typeof loader>) {
  return <PreviewScreen {...readLoaderData(loaderData)} />
}
