import { HomeScreen } from '../home/home-screen.tsx'
import { loadHome } from '../home/load-home.ts'
import { received } from '../page/handed-over.tsx'
import { lazyPage } from '../page/lazy-page.ts'
import { page, type ScreenProps } from '../page/page.ts'

export const loader = page(({ shop }) => loadHome(shop))
export const clientLoader = lazyPage(async () => {
  const { loadHome } = await import('../home/load-home.ts')
  return ({ shop }) => loadHome(shop)
})

export default function Home({ loaderData }: ScreenProps<typeof loader>) {
  return <HomeScreen {...received(loaderData)} />
}
