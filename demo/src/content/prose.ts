/** Resolves a link target, or returns null if this store lacks it; the link then becomes plain text. */
export type LinkTo = (target: string) => string | null

/**
 * The texts in this folder use a simple markup: blank lines separate blocks, '## ' is a heading, '- ' and '1. ' are list
 * items, '> ' is a quotation, *words* are emphasised and [words](page:delivery) is a link. Only this file generates HTML.
 */
export function toHtml(text: string, linkTo: LinkTo): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      blockOf(
        block.split('\n').map((line) => line.trim()),
        linkTo,
      ),
    )
    .join('\n')
}

function blockOf(lines: string[], linkTo: LinkTo): string {
  const first = lines[0]!
  const rest = (mark: RegExp) => lines.map((line) => inline(line.replace(mark, ''), linkTo))
  if (first.startsWith('## ')) return `<h2>${inline(lines.join(' ').slice(3), linkTo)}</h2>`
  if (first.startsWith('- ')) return listOf('ul', rest(/^- /))
  if (/^\d+\. /.test(first)) return listOf('ol', rest(/^\d+\. /))
  if (first.startsWith('> ')) return `<blockquote><p>${rest(/^> /).join(' ')}</p></blockquote>`
  return `<p>${inline(lines.join(' '), linkTo)}</p>`
}

const listOf = (tag: 'ul' | 'ol', items: string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

function inline(text: string, linkTo: LinkTo): string {
  return asText(text)
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, target: string) => {
      const address = linkTo(target)
      return address === null ? words : `<a href="${address}">${words}</a>`
    })
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
}

function asText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** The visible words of a text. */
export const wordsOf = (html: string): string[] =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word))
