import { challengeCode } from '../test-cards.ts'
import { escaped, type Page, type PageLanguage } from './html.ts'

const en = {
  title: 'Confirm your payment',
  ask: 'Your bank asks: is it you who pays {amount}? Enter the code that we sent you.',
  code: 'Code',
  hint: `Sandbox: the code is ${challengeCode}. Any other one is refused.`,
  confirm: 'Confirm',
  cancel: 'Cancel payment',
  back: 'Back to the shop',
  done: 'Thank you. You are taken back to the shop.',
  gone: 'There is nothing to confirm any more.',
}

const texts: Record<PageLanguage, typeof en> = {
  en,
  de: {
    title: 'Zahlung bestätigen',
    ask: 'Ihre Bank fragt: Zahlen Sie gerade {amount}? Geben Sie den Code ein, den wir Ihnen geschickt haben.',
    code: 'Code',
    hint: `Testumgebung: Der Code lautet ${challengeCode}. Jeder andere wird abgelehnt.`,
    confirm: 'Bestätigen',
    cancel: 'Zahlung abbrechen',
    back: 'Zurück zum Shop',
    done: 'Danke. Sie werden zum Shop zurückgeleitet.',
    gone: 'Hier gibt es nichts mehr zu bestätigen.',
  },
  it: {
    title: 'Conferma il pagamento',
    ask: 'La tua banca chiede: stai pagando {amount}? Inserisci il codice che ti abbiamo inviato.',
    code: 'Codice',
    hint: `Ambiente di prova: il codice è ${challengeCode}. Ogni altro viene rifiutato.`,
    confirm: 'Conferma',
    cancel: 'Annulla il pagamento',
    back: 'Torna al negozio',
    done: 'Grazie. Stai tornando al negozio.',
    gone: "Non c'è più nulla da confermare.",
  },
}

type Asked = { cReq: string; sessionData: string; amount: string }

export function challengePage(language: PageLanguage, asked: Asked, framedBy: readonly string[]): Page {
  const t = texts[language]
  const hidden = `<input type="hidden" name="creq" value="${escaped(asked.cReq)}"><input type="hidden" name="threeDSSessionData" value="${escaped(asked.sessionData)}">`
  const body = `<main class="bank"><h1>${t.title}</h1><p>${escaped(t.ask.replace('{amount}', asked.amount))}</p><form method="post" action="/acs/answer">${hidden}<p class="field"><label for="code">${t.code}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" aria-describedby="code-hint"><span class="hint" id="code-hint">${t.hint}</span></p><p class="actions"><button class="primary" name="answer" value="confirm">${t.confirm}</button><button name="answer" value="cancel">${t.cancel}</button></p></form></main>`
  return { language, title: t.title, body, framedBy }
}

/** Told to the page around the frame; where there is none, posted to where the shop wanted it. */
export function answeredPage(
  language: PageLanguage,
  answer: { cRes: string; sessionData: string; shopOrigin: string; notificationUrl: string },
  framedBy: readonly string[],
): Page {
  const t = texts[language]
  const { cRes, sessionData, shopOrigin, notificationUrl } = answer
  const hidden = `<input type="hidden" name="cres" value="${escaped(cRes)}"><input type="hidden" name="threeDSSessionData" value="${escaped(sessionData)}">`
  const body = `<main class="bank" data-shop="${escaped(shopOrigin)}"><p role="status">${t.done}</p><form id="answer" method="post" action="${escaped(notificationUrl)}">${hidden}<p class="actions"><button class="primary">${t.back}</button></p></form></main>`
  const target = URL.canParse(notificationUrl) ? [new URL(notificationUrl).origin] : []
  return { language, title: t.title, body, script: 'challenge-answer.js', formTargets: target, framedBy }
}

export function nothingToConfirmPage(language: PageLanguage, framedBy: readonly string[]): Page {
  const t = texts[language]
  return { language, title: t.title, body: `<main class="bank"><p role="status">${t.gone}</p></main>`, framedBy }
}
