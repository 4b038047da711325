/** The text of one document, with the line that it starts on, from 1. isComplete: false at an early end of the file. */
export type DocumentText = { text: string; line: number; isComplete: boolean }

/** A missing closing bracket joins all following documents into one text; a text is collected only up to this length. */
const maxCharacters = 50_000_000

/**
 * Splits a JSON list, or JSON values one after the other, into the texts of its documents, without parsing them. A syntax error therefore
 * affects only its own document, if the brackets there are balanced.
 */
export async function* splitDocuments(
  chunks: AsyncIterable<string>,
  form: 'list' | 'values',
): AsyncGenerator<DocumentText> {
  let line = 1
  let startLine = 1
  let text = ''
  let depth = 0
  let inString = false
  let isEscaped = false
  let isListOpen = form === 'values'
  for await (const chunk of chunks) {
    /** Where the current document starts in this chunk; -1 between documents. */
    let start = text === '' ? -1 : 0
    for (let at = 0; at < chunk.length; at++) {
      const character = chunk[at]!
      if (character === '\n') line++
      if (inString) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') inString = false
        continue
      }
      const isBetween = start === -1
      if (isBetween && !isListOpen && character === '[') {
        isListOpen = true
        continue
      }
      const isSeparator = character === ',' || character.trim() === '' || character === '\uFEFF'
      const isListEnd = form === 'list' && depth === 0 && character === ']'
      if (isBetween && (isSeparator || isListEnd)) continue
      if (isBetween) {
        start = at
        startLine = line
      }
      if (character === '"') inString = true
      else if (character === '{' || character === '[') depth++
      else if (character === '}' || (character === ']' && !isListEnd)) depth--
      const endsAfter = depth <= 0 && (character === '}' || character === ']') && !isListEnd
      const endsBefore = depth === 0 && !isBetween && (isSeparator || isListEnd)
      if (!endsAfter && !endsBefore) continue
      yield { text: text + chunk.slice(start, endsAfter ? at + 1 : at), line: startLine, isComplete: true }
      text = ''
      start = -1
      depth = 0
    }
    if (start !== -1) text += chunk.slice(start)
    if (text.length > maxCharacters) break
  }
  if (text.trim() !== '') yield { text, line: startLine, isComplete: depth === 0 && !inString }
}

const token =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null))/iuy

/** The position of the first syntax error in a JSON text; its length if the text ends too early. */
export function findSyntaxError(text: string): number {
  const open: string[] = []
  let expected = 'value'
  token.lastIndex = 0
  for (;;) {
    const from = token.lastIndex
    const [whole, mark, string, scalar] = token.exec(text) ?? []
    const position = from + (/^[ \t\r\n]*/.exec(text.slice(from, from + 1000))?.[0].length ?? 0)
    if (whole === undefined) return Math.min(position, text.length)
    const next = nextExpectation(
      expected,
      { mark, isString: string !== undefined, isScalar: scalar !== undefined },
      open,
    )
    if (next === undefined) return position
    expected = next
  }
}

type Token = { mark: string | undefined; isString: boolean; isScalar: boolean }

/** Returns the expectation after this token; undefined if the token is not allowed here. open: the brackets around it. */
function nextExpectation(expected: string, { mark, isString, isScalar }: Token, open: string[]): string | undefined {
  const isValue = expected === 'value' || expected === 'value or end'
  if (isValue && (isString || isScalar)) return 'comma'
  if (isValue && mark && '{['.includes(mark)) {
    open.push(mark)
    return mark === '{' ? 'key or end' : 'value or end'
  }
  if (isString && (expected === 'key' || expected === 'key or end')) return 'colon'
  if (expected === 'colon' && mark === ':') return 'value'
  if (expected === 'comma' && mark === ',' && open.length > 0) return open.at(-1) === '{' ? 'key' : 'value'
  const closes = mark === '}' ? '{' : mark === ']' ? '[' : undefined
  const mayEnd = expected === 'comma' || expected.endsWith('or end')
  if (closes !== undefined && mayEnd && open.at(-1) === closes) {
    open.pop()
    return 'comma'
  }
  return undefined
}
