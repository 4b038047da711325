import { serverEndpoints } from '@mantel/contract'
import { contactAddress, type MailFormField, type MailFormName } from '@mantel/domain/contact'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { Shop } from '../store/shop.ts'

/** A mail form with its texts, because the texts that every page loads do not contain them. */
export type FormView = {
  name: MailFormName
  /** The address to which a browser without scripts sends the form. */
  url: string
  /** Empty in cached pages: there the form works only with scripts, which request a token. */
  token: string
  /** The shop's e-mail address. */
  to: string
  title: string
  labels: Record<MailFormField, string>
  optional: string
  honeypot: string
  action: string
  sent: string
  /** The outcome of a form that a browser without scripts has sent. */
  outcome: { isSent: boolean; text: string } | null
}

export async function loadForm(
  { store: { view, website } }: Shop,
  name: MailFormName,
  { token, outcome }: Pick<FormView, 'token' | 'outcome'>,
): Promise<FormView> {
  const t = await loadBuyingTranslator(view.i18n)
  const host = website.apiUrl === website.publicUrl ? '' : website.apiUrl
  const labels = {
    company: t('mailform.company'),
    name: t('mailform.name'),
    email: t('mailform.email'),
    telephone: t('mailform.telephone'),
    orderNumber: t('mailform.orderNumber'),
    address: t('mailform.address'),
    dates: t('mailform.dates'),
    message: t('mailform.message'),
  }
  return {
    name,
    token,
    labels,
    to: contactAddress(view, website),
    outcome,
    url: `${host}${serverEndpoints.mailForm.path}?storeCode=${view.code}`,
    title: t(`mailform.title_${name}`),
    optional: t('form.optional'),
    honeypot: t('mailform.honeypot'),
    action: t('form.send'),
    sent: t('mailform.sent'),
  }
}
