import { serverEndpoints } from '@mantel/contract'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { Page, RouteRequest } from '../page/page.ts'

const outcomes = ['confirmed', 'changed', 'invalid', 'taken', 'error'] as const

export type ConfirmEmailPage = Page & {
  title: string
  text: string
  isDone: boolean
  /** The form of the confirmation button; null on the page that shows the outcome. */
  form: { url: string; token: string; button: string } | null
}

/**
 * Step 'token' is the page that the link in the mail opens. It only shows a button, because mail scanners follow links, and following
 * a link must change nothing. Step 'outcome' is the page to which the server redirects after the button's form was sent.
 */
export async function loadConfirmEmail({ shop, params }: RouteRequest<'confirm-email'>): Promise<ConfirmEmailPage> {
  const { view, website } = shop.store
  const t = await loadBuyingTranslator(view.i18n)
  const isLink = params.step === 'token'
  const key = isLink ? 'confirm' : (outcomes.find((known) => known === params.outcomeOrToken) ?? 'error')
  const title = t(`email.${key}`)
  const host = website.apiUrl === website.publicUrl ? '' : website.apiUrl
  const url = `${host}${serverEndpoints.userConfirmEmail.path}?storeCode=${view.code}`
  return {
    head: { title: `${title} · ${website.name}`, noIndex: true },
    title,
    text: t(`email.${key}_text`),
    isDone: key === 'confirmed' || key === 'changed',
    form: isLink ? { url, token: params.outcomeOrToken, button: t('email.confirm_action') } : null,
  }
}
