import { page } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { StyleGuideScreen } from '../style-guide/style-guide-screen.tsx'

const load = page(async ({ shop: { place, t }, route }) => {
  return { head: { title: `${routeTitle(t, route)} · ${place.website.name}`, noIndex: true } }
})
export const loader = load
export const clientLoader = load

export default StyleGuideScreen
