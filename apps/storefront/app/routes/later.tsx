import { received } from '../page/handed-over.tsx'
import { page, type ScreenProps } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { LaterScreen } from '../shell/later-screen.tsx'

/** Screens that are still to be built: they stand at their address, in their layout, and say so. */
const load = page(async ({ shop: { place, t }, route }) => {
  const title = routeTitle(t, route)
  return { head: { title: `${title} · ${place.website.name}`, noIndex: true }, title, route: route.name }
})
export const loader = load
export const clientLoader = load

export default function Later({ loaderData }: ScreenProps<typeof load>) {
  const { title, route } = received(loaderData)
  return <LaterScreen title={title} route={route} />
}
