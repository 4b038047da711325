import { testCards } from '../test-cards.ts'
import { formTexts } from './form-texts.ts'
import { escapeHtml, type Page, type PageLanguage } from './html.ts'

type Field = { name: string; label: string; hint?: string; wrong: string; autocomplete: string; numeric: boolean }

/** The card fields for a frame in the shop's checkout. Card data entered here never reaches the shop. */
export function cardFormPage(language: PageLanguage, shopOrigin: string): Page {
  const t = formTexts[language]
  const fields: Field[] = [
    { name: 'cardNumber', label: t.number, wrong: t.numberWrong, autocomplete: 'cc-number', numeric: true },
    {
      name: 'expiryDate',
      label: t.expiry,
      hint: t.expiryHint,
      wrong: t.expiryWrong,
      autocomplete: 'cc-exp',
      numeric: true,
    },
    {
      name: 'securityCode',
      label: t.code,
      hint: t.codeHint,
      wrong: t.codeWrong,
      autocomplete: 'cc-csc',
      numeric: true,
    },
    { name: 'cardholderName', label: t.name, wrong: t.nameWrong, autocomplete: 'cc-name', numeric: false },
  ]
  const body = `<main class="card" data-shop="${escapeHtml(shopOrigin)}"><form id="card" novalidate aria-label="${escapeHtml(t.title)}"><div class="fields">${fields.map(fieldHtml).join('')}</div></form>${hintHtml(language)}</main>`
  return { language, title: t.title, body, script: 'card-form.js', framedBy: [shopOrigin] }
}

function fieldHtml({ name, label, hint, wrong, autocomplete, numeric }: Field): string {
  const described = hint ? `${name}-hint ${name}-wrong` : `${name}-wrong`
  return `<p class="field ${name}"><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" autocomplete="${autocomplete}"${numeric ? ' inputmode="numeric"' : ''} required aria-describedby="${described}">${hint ? `<span class="hint" id="${name}-hint">${escapeHtml(hint)}</span>` : ''}<span class="wrong" id="${name}-wrong" data-text="${escapeHtml(wrong)}"></span></p>`
}

function hintHtml(language: PageLanguage): string {
  const t = formTexts[language]
  const rows = testCards.map(({ number, type, outcome }) => {
    const spacedNumber = number.replace(/(\d{4})(?=\d)/g, '$1 ')
    return `<li><button type="button" data-number="${number}">${escapeHtml(t.use)} <span>${spacedNumber}</span></button> ${type}: ${escapeHtml(t[outcome])}</li>`
  })
  return `<details class="sandbox"><summary>${escapeHtml(t.sandbox)}</summary><ul>${rows.join('')}</ul></details>`
}
