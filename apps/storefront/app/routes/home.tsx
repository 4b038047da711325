import { HomeScreen } from '../home/home-screen.tsx'
import { loadHome } from '../home/load-home.ts'
import { page, type ScreenProps } from '../page/page.ts'

const load = page<'home', Awaited<ReturnType<typeof loadHome>>>(({ shop }) => loadHome(shop))
export const loader = load
export const clientLoader = load

export default function Home({ loaderData }: ScreenProps<typeof load>) {
  return <HomeScreen {...loaderData} />
}
