/** The part of the router's state that is read here. */
type RouterState = {
  location: { pathname: string; search: string }
  navigation: { state: string }
  matches: readonly { route: { id: string } }[]
  loaderData: Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    /** The router of the page, which HydratedRouter sets. */
    __reactRouterDataRouter?: { state: RouterState; subscribe(listener: (state: RouterState) => void): () => void }
  }
}

/** routeId: the route's name in the route table. data: the data of the innermost loader, to be read with readLoaderData. */
export type FollowedPage = { routeId: string; pathname: string; search: string; data: unknown }

/** Calls the listener with the open page, and with every page that is opened later, when it is shown. */
export function followRouter(listener: (page: FollowedPage) => void): void {
  const router = window.__reactRouterDataRouter
  if (!router) return
  let last = ''
  const follow = ({ location, navigation, matches, loaderData }: RouterState) => {
    const { pathname, search } = location
    const address = `${pathname}${search}`
    if (navigation.state !== 'idle' || address === last) return
    last = address
    const withData = matches.findLast(({ route }) => loaderData[route.id] !== undefined)
    const routeId = matches.at(-1)?.route.id ?? ''
    listener({ routeId, pathname, search, data: withData && loaderData[withData.route.id] })
  }
  follow(router.state)
  router.subscribe(follow)
}
