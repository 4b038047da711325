import { serverEndpoints } from '@mantel/contract'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { Page, RouteRequest } from '../page/page.ts'
import { routeTitle } from '../page/route-title.ts'

const outcomes = ['done', 'invalid', 'taken', 'error'] as const

export type ConfirmEmailPage = Page & { title: string; text: string; button: string; formUrl: string; token: string }

export type EmailChangedPage = Page & { title: string; text: string; isDone: boolean }

/** The page behind the link of the mail. It only shows a button: mail scanners follow links, and that must change nothing. */
export async function loadConfirmEmail({
  shop: { store, t },
  route,
  params,
}: RouteRequest<'confirm-email'>): Promise<ConfirmEmailPage> {
  const { view, website } = store
  const buyingT = await loadBuyingTranslator(view.i18n)
  const title = routeTitle(t, route)
  const host = website.apiUrl === website.publicUrl ? '' : website.apiUrl
  return {
    head: { title: `${title} · ${website.name}`, noIndex: true },
    title,
    text: buyingT('email.confirm_text'),
    button: buyingT('email.confirm_action'),
    formUrl: `${host}${serverEndpoints.userConfirmEmail.path}?storeCode=${view.code}`,
    token: params.token,
  }
}

/** The outcome, to which the server redirects the form. */
export async function loadEmailChanged({
  shop: { store },
  params,
}: RouteRequest<'email-changed'>): Promise<EmailChangedPage> {
  const outcome = outcomes.find((known) => known === params.outcome) ?? 'error'
  const t = await loadBuyingTranslator(store.view.i18n)
  const title = t(`email.${outcome}`)
  return {
    head: { title: `${title} · ${store.website.name}`, noIndex: true },
    title,
    text: t(`email.${outcome}_text`),
    isDone: outcome === 'done',
  }
}
