import { serverEndpoints } from '@mantel/contract'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { Page, RouteRequest } from '../page/page.ts'

const steps = ['confirm', 'leave', 'undo'] as const
const outcomes = [...steps, 'pending', 'link', 'invalid', 'limit', 'error'] as const

export type NewsletterPage = Page & {
  title: string
  text: string
  isDone: boolean
  /** The form of the button; null on the page that shows the outcome. */
  form: { url: string; button: string } | null
}

/**
 * The page that a link in a newsletter mail opens only shows a button, because mail scanners follow links, and following a link must
 * change nothing. Step 'outcome' is the page to which the server redirects after the button's form was sent.
 */
export async function loadNewsletterPage({ shop, params }: RouteRequest<'newsletter'>): Promise<NewsletterPage> {
  const { view, website } = shop.store
  const t = await loadBuyingTranslator(view.i18n)
  const step = steps.find((known) => known === params.step)
  const outcome = outcomes.find((known) => known === params.outcomeOrToken) ?? 'error'
  const title = step ? t(`newsletter.${step}`) : t(`newsletter.done_${outcome}`)
  const host = website.apiUrl === website.publicUrl ? '' : website.apiUrl
  const path = serverEndpoints.newsletterLink.path
    .replace('{step}', step ?? '')
    .replace('{token}', encodeURIComponent(params.outcomeOrToken))
  return {
    head: { title: `${title} · ${website.name}`, noIndex: true },
    title,
    text: step ? t(`newsletter.${step}_text`) : t(`newsletter.done_${outcome}_text`),
    isDone: outcome === 'pending' || steps.some((known) => known === outcome),
    form: step ? { url: `${host}${path}?storeCode=${view.code}`, button: t(`newsletter.${step}_action`) } : null,
  }
}
