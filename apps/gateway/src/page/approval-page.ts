import type { PaypalOrder } from '../paypal/orders.ts'
import { amountText, escapeHtml, languageOf, originOf, type Page, type PageLanguage } from './html.ts'

const en = {
  title: 'Pay with your account',
  pay: 'Pay {amount} to {shop}',
  hint: 'Sandbox: you are logged in as a test customer and no payment is taken.',
  approve: 'Agree and pay',
  cancel: 'Cancel and return to the shop',
  gone: 'This payment has already been completed or cancelled.',
  back: 'Return to the shop',
}

const texts: Record<PageLanguage, typeof en> = {
  en,
  de: {
    title: 'Mit Ihrem Konto bezahlen',
    pay: '{amount} an {shop} bezahlen',
    hint: 'Testumgebung: Sie sind als Testkunde angemeldet, es wird nichts abgebucht.',
    approve: 'Zustimmen und bezahlen',
    cancel: 'Abbrechen und zurück zum Shop',
    gone: 'Diese Zahlung wurde bereits abgeschlossen oder abgebrochen.',
    back: 'Zurück zum Shop',
  },
  it: {
    title: 'Paga con il tuo conto',
    pay: 'Paga {amount} a {shop}',
    hint: 'Ambiente di prova: hai effettuato l’accesso come cliente di prova e non viene addebitato nulla.',
    approve: 'Accetta e paga',
    cancel: 'Annulla e torna al negozio',
    gone: 'Questo pagamento è già stato completato o annullato.',
    back: 'Torna al negozio',
  },
}

export function approvalPage(order: PaypalOrder, shopOrigins: readonly string[]): Page {
  const language = languageOf(order.locale)
  const t = texts[language]
  const { value, currency_code } = order.amount
  const title = t.pay
    .replace('{amount}', amountText(Number(value), currency_code, language))
    .replace('{shop}', order.brandName)
  const isWaiting = order.status === 'PAYER_ACTION_REQUIRED'
  const form = isWaiting
    ? `<form method="post" action="/checkoutnow/answer"><input type="hidden" name="token" value="${order.id}"><p class="actions"><button class="primary" name="answer" value="approve">${t.approve}</button><button name="answer" value="cancel">${t.cancel}</button></p></form>`
    : `<p role="status">${t.gone}</p><p class="actions"><a href="${escapeHtml(order.returnUrl)}">${t.back}</a></p>`
  const body = `<main class="wallet"><p class="mark" aria-hidden="true">wallet</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(order.description)}</p><p class="hint">${t.hint}</p>${form}</main>`
  // Browsers check every redirect target against this list, including the shop's own pages.
  const back = [originOf(order.returnUrl), originOf(order.cancelUrl)].filter((one) => one !== undefined)
  const formTargets = [...new Set([...back, ...shopOrigins])]
  return { language, title: t.title, body, formTargets, framedBy: [] }
}
