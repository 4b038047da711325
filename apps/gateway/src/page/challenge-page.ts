import { challengeCode } from '../test-cards.ts'
import { escapeHtml, type Page, type PageLanguage } from './html.ts'

const en = {
  title: 'Confirm your payment',
  instruction: 'To confirm your payment of {amount}, enter the code your bank has sent you.',
  code: 'Code',
  hint: `Sandbox: the code is ${challengeCode}. Any other code is declined.`,
  confirm: 'Confirm',
  cancel: 'Cancel payment',
  back: 'Back to the shop',
  done: 'Thank you. We’re taking you back to the shop.',
  gone: 'This payment no longer needs to be confirmed.',
}

const texts: Record<PageLanguage, typeof en> = {
  en,
  de: {
    title: 'Zahlung bestätigen',
    instruction:
      'Um Ihre Zahlung über {amount} zu bestätigen, geben Sie bitte den Code ein, den Ihre Bank Ihnen gesendet hat.',
    code: 'Code',
    hint: `Testumgebung: Der Code lautet ${challengeCode}. Jeder andere Code wird abgelehnt.`,
    confirm: 'Bestätigen',
    cancel: 'Zahlung abbrechen',
    back: 'Zurück zum Shop',
    done: 'Vielen Dank. Sie werden zum Shop zurückgeleitet.',
    gone: 'Diese Zahlung muss nicht mehr bestätigt werden.',
  },
  it: {
    title: 'Conferma il pagamento',
    instruction: 'Per confermare il pagamento di {amount}, inserisci il codice che la tua banca ti ha inviato.',
    code: 'Codice',
    hint: `Ambiente di prova: il codice è ${challengeCode}. Qualsiasi altro codice viene rifiutato.`,
    confirm: 'Conferma',
    cancel: 'Annulla il pagamento',
    back: 'Torna al negozio',
    done: 'Grazie. Ti riportiamo al negozio.',
    gone: 'Questo pagamento non deve più essere confermato.',
  },
}

type ChallengeDetails = { cReq: string; sessionData: string; amount: string }

export function challengePage(
  language: PageLanguage,
  challengeDetails: ChallengeDetails,
  framedBy: readonly string[],
): Page {
  const t = texts[language]
  const hidden = `<input type="hidden" name="creq" value="${escapeHtml(challengeDetails.cReq)}"><input type="hidden" name="threeDSSessionData" value="${escapeHtml(challengeDetails.sessionData)}">`
  const body = `<main class="bank"><h1>${t.title}</h1><p>${escapeHtml(t.instruction.replace('{amount}', challengeDetails.amount))}</p><form method="post" action="/acs/answer">${hidden}<p class="field"><label for="code">${t.code}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" aria-describedby="code-hint"><span class="hint" id="code-hint">${t.hint}</span></p><p class="actions"><button class="primary" name="answer" value="confirm">${t.confirm}</button><button name="answer" value="cancel">${t.cancel}</button></p></form></main>`
  return { language, title: t.title, body, framedBy }
}

/** Sends the challenge result to the page that embeds this one. Outside a frame, it posts the result to the shop's notification URL. */
export function challengeResultPage(
  language: PageLanguage,
  answer: { cRes: string; sessionData: string; shopOrigin: string; notificationUrl: string },
  framedBy: readonly string[],
): Page {
  const t = texts[language]
  const { cRes, sessionData, shopOrigin, notificationUrl } = answer
  const hidden = `<input type="hidden" name="cres" value="${escapeHtml(cRes)}"><input type="hidden" name="threeDSSessionData" value="${escapeHtml(sessionData)}">`
  const body = `<main class="bank" data-shop="${escapeHtml(shopOrigin)}"><p role="status">${t.done}</p><form id="answer" method="post" action="${escapeHtml(notificationUrl)}">${hidden}<p class="actions"><button class="primary">${t.back}</button></p></form></main>`
  const target = URL.canParse(notificationUrl) ? [new URL(notificationUrl).origin] : []
  return { language, title: t.title, body, script: 'challenge-answer.js', formTargets: target, framedBy }
}

export function nothingToConfirmPage(language: PageLanguage, framedBy: readonly string[]): Page {
  const t = texts[language]
  return { language, title: t.title, body: `<main class="bank"><p role="status">${t.gone}</p></main>`, framedBy }
}
