import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { findSyntaxError, splitDocuments } from './split-documents.ts'

/** row: line of the file, or position in its list, from 1. line: line of the file; set only if it differs from row. */
export type ImportRow = { row: number; line?: number } & ({ value: unknown } | { broken: string })

/** Lines of hits or documents, a JSON list, or concatenated JSON values; each optionally gzipped. */
export async function* readFileRows(file: string): AsyncGenerator<ImportRow> {
  yield* readRows(createReadStream(file, { highWaterMark: 256 * 1024 }))
}

/** Rows from documents in memory, e.g. generated ones. */
export async function* rowsOf(documents: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<ImportRow> {
  let row = 0
  for await (const value of documents) yield { row: ++row, value }
}

export async function* readRows(bytes: Readable): AsyncGenerator<ImportRow> {
  const packed = await peek(bytes, (head) => head.length >= 2)
  const isPacked = packed.head[0] === 0x1f && packed.head[1] === 0x8b
  const unpackedStream = isPacked ? unpacked(packed.all()) : Readable.from(packed.all())
  const { head, all } = await peek(unpackedStream, showsForm)
  const form = formOf(head.toString('utf8'))
  if (form === 'lines') yield* readLines(all())
  else yield* readValues(all(), form)
}

const maxPeekedBytes = 64 * 1024
const [tab, space, listStart] = [0x09, 0x20, 0x5b]
const byteOrderMark = [0xef, 0xbb, 0xbf]

/**
 * Whether the file format can be recognised: a JSON list by its first byte, other formats by their first line. A very long first line is
 * a document.
 */
function showsForm(head: Buffer): boolean {
  const start = head.findIndex((byte) => !isBlank(byte) && !byteOrderMark.includes(byte))
  if (start === -1) return head.length >= maxPeekedBytes
  return head[start] === listStart || head.length >= maxPeekedBytes || head.indexOf('\n', start) !== -1
}

const isBlank = (byte: number) => byte === space || (byte >= tab && byte <= 0x0d)

function formOf(head: string): 'lines' | 'list' | 'values' {
  const [firstLine = ''] = head
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split('\n', 1)
  if (firstLine.startsWith('[')) return 'list'
  return firstLine.trim() === '{' ? 'values' : 'lines'
}

/** Reads the start of a stream without consuming it. */
async function peek(stream: Readable, isEnough: (head: Buffer) => boolean) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let head: Buffer = Buffer.alloc(0)
  while (!isEnough(head)) {
    const next = await chunks.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield head
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      await chunks.return?.()
    }
  }
  return { head, all }
}

async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<ImportRow> {
  let row = 0
  try {
    for await (const line of splitLines(chunks)) {
      row++
      const text = line.trim()
      if (text !== '') yield parseLine(text, row)
    }
  } catch (error) {
    yield brokenOff(row + 1, error)
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of decoded(chunks)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

function parseLine(text: string, row: number): ImportRow {
  try {
    return { row, value: JSON.parse(text) }
  } catch {
    return { row, broken: `invalid JSON${excerpt(text, findSyntaxError(text))}` }
  }
}

async function* readValues(chunks: AsyncIterable<Buffer>, form: 'list' | 'values'): AsyncGenerator<ImportRow> {
  let row = 0
  try {
    for await (const { text, line, isComplete } of splitDocuments(decoded(chunks), form)) {
      row++
      try {
        yield { row, line, value: JSON.parse(text) }
      } catch {
        const position = findSyntaxError(text)
        const errorLine = line + (text.slice(0, position).match(/\n/g)?.length ?? 0)
        const stopped = isComplete ? '' : '; reading stopped here'
        yield { row, line: errorLine, broken: `invalid JSON${excerpt(text, position)}${stopped}` }
      }
    }
  } catch (error) {
    yield brokenOff(row + 1, error)
  }
}

/** The text around a syntax error, on one line. */
function excerpt(text: string, position: number): string {
  const before =
    text
      .slice(Math.max(0, position - 20), position)
      .split('\n')
      .at(-1) ?? ''
  const after = text.slice(position, position + 20).split('\n')[0] ?? ''
  return position >= text.length ? `: the text ends after '${before}'` : `: unexpected '${after}' after '${before}'`
}

/** Documents before the error are still imported. */
function brokenOff(row: number, error: unknown): ImportRow {
  return { row, broken: `reading stopped here (${error instanceof Error ? error.message : error})` }
}

/** Passes errors of decompression on to the reader. */
function unpacked(chunks: AsyncIterable<Buffer>): Readable {
  const gunzip = createGunzip()
  pipeline(Readable.from(chunks), gunzip, () => {})
  return gunzip
}
