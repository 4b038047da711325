import { type Html, html, type Palette, serif } from '../../mail/index.ts'
import type { LineDescription, SumRow } from '../description/describe-order.ts'
import type { OrderMailParts } from './order-mail-parts.ts'

/** The mail between header and footer, as tables with inline styles. */
export function renderOrderHtml(parts: OrderMailParts, palette: Palette): Html {
  const { heading, greeting, lead, orderHeading, facts, words, order, addresses, orderUrl, toOrder, questions } = parts
  const { ink, line, primary } = palette
  const row = (fact: { label: string; value: string }) =>
    html`<tr><td style="padding:2px 16px 2px 0;color:${palette.muted};white-space:nowrap" valign="top">${fact.label}</td><td style="padding:2px 0">${fact.value}</td></tr>`
  const headCell = (text: string, align: string) =>
    html`<th align="${align}" style="padding:8px 0 8px ${align === 'left' ? '0' : '12px'};font-size:13px;font-weight:400;color:${palette.muted}">${text}</th>`
  return html`<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:400;color:${ink}">${heading}</h1>
<p style="margin:0 0 8px">${greeting}</p><p style="margin:0 0 20px">${lead}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${facts.map(row)}</table>
${termsHtml(parts.paymentTerms, palette, row)}${parcelHtml(parts.parcel, palette, row)}
<h2 style="${headingStyle(palette)}">${orderHeading}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${line}">
<tr>${headCell(words.item, 'left')}${headCell(words.quantity, 'right')}${headCell(words.amount, 'right')}</tr>
${order.lines.map((one) => lineRow(one, palette))}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">${order.sums.map((sum) => sumRow(sum, palette))}</table>
${parts.taxNote && html`<p style="margin:0 0 24px">${parts.taxNote}</p>`}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${addresses.map(
    ({ label, lines }) =>
      html`<td valign="top" width="50%" style="padding:0 12px 0 0"><h2 style="${headingStyle(palette)}">${label}</h2>${lines.map((text) => html`${text}<br>`)}</td>`,
  )}</tr></table>
<p style="margin:0 0 20px"><a href="${orderUrl}" style="display:inline-block;padding:12px 22px;background:${primary};color:#FFFFFF;text-decoration:none;border-radius:2px">${toOrder}</a></p>
<p style="margin:0">${questions}</p>${withdrawalHtml(parts.withdrawal, palette)}`
}

function termsHtml(
  terms: OrderMailParts['paymentTerms'],
  palette: Palette,
  row: (fact: { label: string; value: string }) => Html,
): Html | null {
  if (!terms) return null
  return html`<h2 style="${headingStyle(palette)}">${terms.heading}</h2>
<p style="margin:0 0 8px">${terms.text}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${terms.facts.map(row)}</table>`
}

function parcelHtml(
  parcel: OrderMailParts['parcel'],
  palette: Palette,
  row: (fact: { label: string; value: string }) => Html,
): Html | null {
  if (!parcel) return null
  const { heading, contents, facts, link } = parcel
  return html`<h2 style="${headingStyle(palette)}">${heading}</h2>
<p style="margin:0 0 8px">${contents.map((text) => html`${text}<br>`)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${facts.map(row)}</table>
${link && html`<p style="margin:0 0 24px"><a href="${link.url}" style="color:${palette.primary}">${link.text}</a></p>`}`
}

const headingStyle = ({ ink }: Palette) => `margin:0 0 6px;font-size:16px;font-weight:600;color:${ink}`

function lineRow({ name, article, options, quantity, unit, amount }: LineDescription, { line, muted }: Palette): Html {
  const cell = `padding:10px 0 10px 12px;border-top:1px solid ${line};white-space:nowrap`
  const notes = [...options, `${article} · ${unit}`]
  return html`<tr><td valign="top" style="padding:10px 0;border-top:1px solid ${line}">${name}${notes.map(
    (note) => html`<br><span style="font-size:13px;color:${muted}">${note}</span>`,
  )}</td><td valign="top" align="right" style="${cell}">${quantity}</td><td valign="top" align="right" style="${cell}">${amount}</td></tr>
`
}

function sumRow({ label, value, weight }: SumRow, { ink, muted }: Palette): Html {
  const style = {
    strong: `font-size:18px;font-weight:600;color:${ink};padding:6px 0`,
    normal: `color:${ink};padding:3px 0`,
    quiet: `font-size:13px;color:${muted};padding:2px 0`,
  }[weight]
  return html`<tr><td style="${style}">${label}</td><td align="right" style="${style};white-space:nowrap">${value}</td></tr>
`
}

function withdrawalHtml(withdrawal: OrderMailParts['withdrawal'], palette: Palette): Html | null {
  if (!withdrawal) return null
  const { heading, paragraphs, formHeading, form } = withdrawal
  const small = `font-size:13px;color:${palette.muted}`
  return html`<div style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${palette.line}"><h2 style="${headingStyle(palette)}">${heading}</h2>
${paragraphs.map((text) => html`<p style="margin:0 0 10px;${small}">${text}</p>`)}<h2 style="${headingStyle(palette)};padding-top:10px">${formHeading}</h2>
${form.map((text) => html`<p style="margin:0 0 4px;${small}">– ${text}</p>`)}</div>`
}
