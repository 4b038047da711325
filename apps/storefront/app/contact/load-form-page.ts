import { endpoints, type MessageKey } from '@mantel/contract'
import { mailFormNames, mailForms } from '@mantel/domain/contact'
import { type ContentPage, loadOptionalPage, type PageWithoutContent } from '../content/load-content.ts'
import { type FormView, loadForm } from '../forms/load-form.ts'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { RouteRequest } from '../page/page.ts'
import type { Shop } from '../store/shop.ts'
import { type CatalogueView, loadCatalogue } from './load-catalogue.ts'

export type FormPage = (ContentPage | PageWithoutContent) & { form: FormView; catalogue: CatalogueView | null }

/** A page of the merchant's text with a form below it. */
export async function loadFormPage(pageRequest: RouteRequest): Promise<FormPage> {
  const { shop, route, query } = pageRequest
  const name = mailFormNames.find((one) => mailForms[one].path === route.path) ?? 'contact'
  const [page, t, token, catalogue] = await Promise.all([
    loadOptionalPage(pageRequest),
    loadBuyingTranslator(shop.store.view.i18n),
    loadToken(shop),
    name === 'catalogue' ? loadCatalogue(shop) : null,
  ])
  const form = await loadForm(shop, name, { token, outcome: outcomeOf(t, query.get('outcome')) })
  return { ...page, form, catalogue }
}

/**
 * Only pages from the server have a token in the form, for browsers without scripts: other browsers request one when they send the
 * form. The query makes each request unique, because equal requests of pages that are rendered at the same time share a reply.
 */
async function loadToken({ engine }: Shop): Promise<string> {
  if (engine.runtime === 'browser') return ''
  const outcome = await engine.caller.call('mailToken', {
    url: `${endpoints.mailToken.path}?page=${crypto.randomUUID()}`,
  })
  return outcome.ok ? outcome.result : ''
}

const refusals = [
  ...(['mail_not_authorized', 'mail_no_transport', 'mail_duplicate', 'mail_not_sent', 'too_many_requests'] as const),
  ...(['mail_source_invalid', 'mail_target_invalid', 'mail_address_invalid'] as const),
] satisfies MessageKey[]

function outcomeOf(t: BuyingTranslator, outcome: string | null): FormView['outcome'] {
  if (outcome === null) return null
  if (outcome === 'sent') return { isSent: true, text: t('mailform.sent') }
  const refusal = refusals.find((known) => known === outcome)
  const text = outcome === 'invalid' ? t('invalid.form') : t.of(refusal ?? 'mail_not_sent')
  return { isSent: false, text: `${text} ${t('mailform.back')}` }
}
