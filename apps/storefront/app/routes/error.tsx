import { page } from '../page/page.ts'
import { routeTitle } from '../page/route-titles.ts'
import { ProblemScreen } from '../shell/problem-screen.tsx'

const load = page(async ({ shop: { place }, route }) => {
  const title = routeTitle(route.name, place.view.language) ?? place.website.name
  return { head: { title: `${title} · ${place.website.name}`, noIndex: true } }
})
export const loader = load
export const clientLoader = load

export default ProblemScreen
