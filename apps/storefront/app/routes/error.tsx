import { page } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import { ProblemScreen } from '../shell/problem-screen.tsx'

const load = page(async ({ shop: { place, t }, route }) => {
  const title = routeTitle(t, route)
  return { head: { title: `${title} · ${place.website.name}`, noIndex: true } }
})
export const loader = load
export const clientLoader = load

export default ProblemScreen
