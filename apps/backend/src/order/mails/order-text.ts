import type { DescribedLine, SumRow } from '../papers/describe-order.ts'
import type { OrderLetter } from './order-letter.ts'

/** For programs and people that read no HTML. Lines are short enough for a narrow window. */
const width = 64

export function orderText(letter: OrderLetter): string {
  const { heading, greeting, lead, orderHeading, facts, order, addresses, orderUrl, toOrder, questions, footer } =
    letter
  const blocks = [
    [heading.toUpperCase()],
    [greeting],
    [lead],
    facts.map(({ label, value }) => `${label}: ${value}`),
    [orderHeading.toUpperCase()],
    ...order.lines.map(lineText),
    order.sums.map(sumText),
    ...addresses.map(({ label, lines }) => [label.toUpperCase(), ...lines]),
    [`${toOrder}: ${orderUrl}`],
    [questions],
    ...withdrawalText(letter.withdrawal),
    ['-- ', letter.shopUrl, ...footer],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function lineText({ name, article, options, quantity, unit, amount }: DescribedLine): string[] {
  return [`${quantity} × ${name}`, ...options.map((option) => `  ${option}`), spread(`  ${article} · ${unit}`, amount)]
}

function sumText({ label, value }: SumRow): string {
  return value ? spread(label, value) : label
}

/** The amount at the right edge, or as near as a long text lets it. */
function spread(left: string, right: string): string {
  return `${left}${' '.repeat(Math.max(2, width - left.length - right.length))}${right}`
}

function withdrawalText(withdrawal: OrderLetter['withdrawal']): string[][] {
  if (!withdrawal) return []
  const { heading, paragraphs, formHeading, form } = withdrawal
  return [
    [heading.toUpperCase()],
    ...paragraphs.map((text) => [text]),
    [formHeading.toUpperCase(), ...form.map((text) => `- ${text}`)],
  ]
}
