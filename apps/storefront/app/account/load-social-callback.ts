import { loginPlugins } from '@mantel/plugins/login'
import { notFound, type Page, type RouteRequest } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'
import type { SocialCallbackProps } from './social-callback-screen.tsx'

export type SocialCallbackPage = Page & SocialCallbackProps & { title: string }

/** Loads the callback page of a login provider. Providers that the store does not offer get the not-found page. */
export async function loadSocialCallback({
  shop: { store, t },
  route,
  params,
}: RouteRequest<'social-log-in-pop-up'>): Promise<SocialCallbackPage> {
  const plugin = loginPlugins.find(({ path }) => path === params.provider)
  if (!plugin || !store.view.socialLogin.providers.includes(plugin.code)) throw notFound()
  const title = routeTitle(t, route)
  const { code, name } = plugin
  return { head: { title: `${title} · ${store.website.name}`, noIndex: true }, title, provider: { code, name } }
}
