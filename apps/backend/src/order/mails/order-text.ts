import type { LineDescription, SumRow } from '../description/describe-order.ts'
import type { OrderMailParts } from './order-mail-parts.ts'

/** Characters per line: fits a narrow window. */
const width = 64

/** The plain-text version, block by block. */
export function renderOrderText(parts: OrderMailParts): string[] {
  const { heading, greeting, lead, orderHeading, facts, order, addresses, orderUrl, toOrder, questions } = parts
  const blocks = [
    [heading.toUpperCase()],
    [greeting],
    [lead],
    facts.map(({ label, value }) => `${label}: ${value}`),
    ...termsText(parts.paymentTerms),
    ...parcelText(parts.parcel),
    [orderHeading.toUpperCase()],
    ...order.lines.map(lineText),
    order.sums.map(sumText),
    ...(parts.taxNote ? [[parts.taxNote]] : []),
    ...addresses.map(({ label, lines }) => [label.toUpperCase(), ...lines]),
    [`${toOrder}: ${orderUrl}`],
    [questions],
    ...withdrawalText(parts.withdrawal),
  ]
  return blocks.map((lines) => lines.join('\n'))
}

function termsText(terms: OrderMailParts['paymentTerms']): string[][] {
  if (!terms) return []
  return [[terms.heading.toUpperCase(), terms.text], terms.facts.map(({ label, value }) => `${label}: ${value}`)]
}

function parcelText(parcel: OrderMailParts['parcel']): string[][] {
  if (!parcel) return []
  const { heading, contents, facts, link } = parcel
  const follow = link ? [`${link.text}: ${link.url}`] : []
  return [
    [heading.toUpperCase(), ...contents],
    [...facts.map(({ label, value }) => `${label}: ${value}`), ...follow],
  ]
}

function lineText({ name, article, options, quantity, unit, amount }: LineDescription): string[] {
  return [`${quantity} × ${name}`, ...options.map((option) => `  ${option}`), spread(`  ${article} · ${unit}`, amount)]
}

function sumText({ label, value }: SumRow): string {
  return value ? spread(label, value) : label
}

/** Aligns the amount at the right edge if there is room. */
function spread(left: string, right: string): string {
  return `${left}${' '.repeat(Math.max(2, width - left.length - right.length))}${right}`
}

function withdrawalText(withdrawal: OrderMailParts['withdrawal']): string[][] {
  if (!withdrawal) return []
  const { heading, paragraphs, formHeading, form } = withdrawal
  return [
    [heading.toUpperCase()],
    ...paragraphs.map((text) => [text]),
    [formHeading.toUpperCase(), ...form.map((text) => `- ${text}`)],
  ]
}
