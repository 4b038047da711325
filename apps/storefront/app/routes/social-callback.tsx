import { loadSocialCallback } from '../account/load-social-callback.ts'
import { SocialCallbackScreen } from '../account/social-callback-screen.tsx'
import { pageLoader } from '../dispatch/page-loader.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

const load = pageLoader(loadSocialCallback)
export const loader = load
export const clientLoader = load

export default function SocialCallback({ loaderData }: ScreenProps<typeof load>) {
  const { title, provider } = readLoaderData(loaderData)
  return <SocialCallbackScreen title={title} provider={provider} />
}
