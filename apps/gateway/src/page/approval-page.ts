import type { WalletOrder } from '../paypal/orders.ts'
import { amountText, escaped, languageOf, originOf, type Page, type PageLanguage } from './html.ts'

const en = {
  title: 'Pay with your account',
  pay: 'Pay {amount} to {shop}',
  hint: 'Sandbox: you are signed in as a shopper of ours, and no money moves.',
  approve: 'Agree and pay',
  cancel: 'Cancel and return to the shop',
  gone: 'This payment is not waiting for you any more.',
  back: 'Return to the shop',
}

const texts: Record<PageLanguage, typeof en> = {
  en,
  de: {
    title: 'Mit Ihrem Konto bezahlen',
    pay: '{amount} an {shop} bezahlen',
    hint: 'Testumgebung: Sie sind als Testkunde angemeldet, es fließt kein Geld.',
    approve: 'Zustimmen und bezahlen',
    cancel: 'Abbrechen und zurück zum Shop',
    gone: 'Diese Zahlung wartet nicht mehr auf Sie.',
    back: 'Zurück zum Shop',
  },
  it: {
    title: 'Paga con il tuo conto',
    pay: 'Paga {amount} a {shop}',
    hint: 'Ambiente di prova: sei collegato come cliente di prova e nessun importo viene addebitato.',
    approve: 'Accetta e paga',
    cancel: 'Annulla e torna al negozio',
    gone: 'Questo pagamento non ti aspetta più.',
    back: 'Torna al negozio',
  },
}

export function approvalPage(order: WalletOrder, shopOrigins: readonly string[]): Page {
  const language = languageOf(order.locale)
  const t = texts[language]
  const { value, currency_code } = order.amount
  const ask = t.pay
    .replace('{amount}', amountText(Number(value), currency_code, language))
    .replace('{shop}', order.brandName)
  const isWaiting = order.status === 'PAYER_ACTION_REQUIRED'
  const form = isWaiting
    ? `<form method="post" action="/checkoutnow/answer"><input type="hidden" name="token" value="${order.id}"><p class="actions"><button class="primary" name="answer" value="approve">${t.approve}</button><button name="answer" value="cancel">${t.cancel}</button></p></form>`
    : `<p role="status">${t.gone}</p><p class="actions"><a href="${escaped(order.returnUrl)}">${t.back}</a></p>`
  const body = `<main class="wallet"><p class="mark" aria-hidden="true">wallet</p><h1>${escaped(ask)}</h1><p>${escaped(order.description)}</p><p class="hint">${t.hint}</p>${form}</main>`
  // Browsers hold every address that an answer is led on to against this list, the shop's own pages too.
  const back = [originOf(order.returnUrl), originOf(order.cancelUrl)].filter((one) => one !== undefined)
  const formTargets = [...new Set([...back, ...shopOrigins])]
  return { language, title: t.title, body, formTargets, framedBy: [] }
}
