import { escapeHtml, type Page, type PageLanguage } from '../page/html.ts'

const en = {
  title: 'Log in with {provider}',
  question: '{provider} would like to share your name and email address with the shop.',
  hint: 'Sandbox: choose who you are. No account with {provider} is needed.',
  email: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  verified: 'The provider has verified this email address',
  allow: 'Allow',
  deny: 'Cancel',
}

const texts: Record<PageLanguage, typeof en> = {
  en,
  de: {
    title: 'Mit {provider} anmelden',
    question: '{provider} möchte Ihren Namen und Ihre E-Mail-Adresse an den Shop weitergeben.',
    hint: 'Testumgebung: Wählen Sie, wer Sie sind. Ein Konto bei {provider} ist nicht nötig.',
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    verified: 'Der Anbieter hat diese E-Mail-Adresse bestätigt',
    allow: 'Zustimmen',
    deny: 'Abbrechen',
  },
  it: {
    title: 'Accedi con {provider}',
    question: '{provider} vuole condividere il tuo nome e il tuo indirizzo e-mail con il negozio.',
    hint: 'Ambiente di prova: scegli chi sei. Non serve un account {provider}.',
    email: 'Indirizzo e-mail',
    firstName: 'Nome',
    lastName: 'Cognome',
    verified: 'Il fornitore ha verificato questo indirizzo e-mail',
    allow: 'Consenti',
    deny: 'Annulla',
  },
}

const passedOn = ['client_id', 'redirect_uri', 'state', 'code_challenge']

/** The page on which a developer chooses the person who logs in. */
export function consentPage(
  {
    language,
    provider,
    action,
    query,
  }: { language: PageLanguage; provider: string; action: string; query: Record<string, string | undefined> },
  shopOrigins: readonly string[],
): Page {
  const t = texts[language]
  const fill = (text: string) => escapeHtml(text.replaceAll('{provider}', provider))
  const hidden = passedOn.map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`)
  const field = (name: string, label: string, type: string) =>
    `<p class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="off"></p>`
  const fields = [
    field('email', t.email, 'email'),
    field('first_name', t.firstName, 'text'),
    field('last_name', t.lastName, 'text'),
  ]
  const verified = `<p><label class="check"><input type="checkbox" name="verified" checked> ${t.verified}</label></p>`
  const actions = `<p class="actions"><button class="primary" name="answer" value="allow">${t.allow}</button><button name="answer" value="deny" formnovalidate>${t.deny}</button></p>`
  const body = `<main class="wallet"><h1>${fill(t.title)}</h1><p>${fill(t.question)}</p><p class="hint">${fill(t.hint)}</p><form method="post" action="${action}">${hidden.join('')}${fields.join('')}${verified}${actions}</form></main>`
  return { language, title: t.title.replaceAll('{provider}', provider), body, formTargets: shopOrigins, framedBy: [] }
}
