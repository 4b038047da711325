import { lazyPageLoader, pageLoader } from '../dispatch/page-loader.ts'
import { HomeScreen } from '../home/home-screen.tsx'
import { loadHome } from '../home/load-home.ts'
import type { ScreenProps } from '../page/page.ts'
import { readLoaderData } from '../router/loader-data.tsx'

export const loader = pageLoader(({ shop }) => loadHome(shop))
export const clientLoader = lazyPageLoader(async () => {
  const { loadHome } = await import('../home/load-home.ts')
  return ({ shop }) => loadHome(shop)
})

export default function Home({ loaderData }: ScreenProps<typeof loader>) {
  return <HomeScreen {...readLoaderData(loaderData)} />
}
