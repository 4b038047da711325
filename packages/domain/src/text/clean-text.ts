/** Invisible characters that change the direction of text or hide in it. Joiners stay: emoji and some scripts need them. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g
const lineBreak = /\r\n|[\r\u0085\u2028\u2029]/g

/** Cleans a name or an address: one line without control or direction characters. */
export function cleanLine(text: string): string {
  return text.replace(invisible, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Cleans a message: line breaks stay, as \n. */
export function cleanText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(lineBreak, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
}

/**
 * Mail programs turn texts such as "shop.example" into links. Somebody else's text must not become one: schemes are removed, and
 * a space follows each dot between a word and a letter.
 */
export function withoutLinks(text: string): string {
  return text.replace(/:\s*\/{2,}/g, ' ').replace(/([\p{L}\p{N}_-])[.。．｡](?=[\p{L}])/gu, '$1. ')
}

/** Shows control and direction characters as \uXXXX, so that printed data cannot control a terminal. JSON stays equivalent. */
export function escapeForTerminal(text: string): string {
  const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return text.replace(invisible, toEscape).replace(/(?![\n\t])\p{Cc}/gu, toEscape)
}
