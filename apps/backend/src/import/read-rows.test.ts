import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { expect, it } from 'vitest'
import { type ImportRow, readRows } from './read-rows.ts'
import { findSyntaxError } from './split-documents.ts'

async function rows(bytes: Buffer, chunkSize = bytes.length): Promise<ImportRow[]> {
  const chunks = Array.from({ length: Math.ceil(bytes.length / (chunkSize || 1)) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  )
  const found: ImportRow[] = []
  for await (const row of readRows(Readable.from(chunks))) found.push(row)
  return found
}
const values = (found: ImportRow[]) => found.map((row) => ('value' in row ? row.value : row))

it('reads the same documents from every file format, however the stream is chunked', async () => {
  const documents = fc.array(
    fc.record({ id: fc.nat(), name: fc.string({ unit: 'grapheme' }), list: fc.array(fc.integer()) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  await fc.assert(
    fc.asyncProperty(documents, fc.integer({ min: 1, max: 50 }), fc.boolean(), async (list, chunkSize, packed) => {
      const forms = [
        list.map((entry) => ` ${JSON.stringify(entry)}\r\n`).join('\n'),
        `\uFEFF${JSON.stringify(list)}`,
        `[\n${list.map((entry) => JSON.stringify(entry, null, 2)).join(',\n')}\n]\n`,
        list.map((entry) => JSON.stringify(entry, null, 2)).join('\n'),
      ]
      for (const form of forms) {
        const bytes = packed ? gzipSync(form) : Buffer.from(form)
        expect(values(await rows(bytes, chunkSize))).toEqual(list)
      }
    }),
    { numRuns: 20 },
  )
})

it.each([
  ['a list', (list: object[]) => ` ${JSON.stringify(list)}`],
  ['blanks', (list: object[]) => `${' '.repeat(100_000)}\n${list.map((one) => JSON.stringify(one)).join('\n')}`],
])('reads only the start of %s before the first row', async (_, write) => {
  const documents = Array.from({ length: 8000 }, (_, id) => ({ id, name: 'A product with a name' }))
  const bytes = Buffer.from(write(documents))
  const chunkCount = Math.ceil(bytes.length / 1000)
  let read = 0
  function* chunks() {
    for (; read < chunkCount; read++) yield bytes.subarray(read * 1000, (read + 1) * 1000)
  }
  let readBeforeFirst: number | undefined
  const found: ImportRow[] = []
  for await (const row of readRows(Readable.from(chunks()))) {
    readBeforeFirst ??= read
    found.push(row)
  }
  expect(values(found)).toEqual(documents)
  expect(readBeforeFirst).toBeLessThan(200)
})

it('numbers rows by file line, including broken ones', async () => {
  const found = await rows(Buffer.from('\n{"id":1}\n{"id":\n\n{"id":2}\n'))
  expect(found).toMatchObject([
    { row: 2, value: { id: 1 } },
    { row: 3, broken: expect.stringContaining('invalid JSON') },
    { row: 5, value: { id: 2 } },
  ])
})

it('returns the documents before a syntax error in a list', async () => {
  const found = await rows(Buffer.from('[{"id":1},{"id":2},{"id'))
  expect(found).toMatchObject([
    { row: 1, value: { id: 1 } },
    { row: 2, value: { id: 2 } },
    { row: 3, broken: expect.any(String) },
  ])
})

it('reads the same documents from a list as a streaming parser', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (list, chunkSize) => {
        const bytes = Buffer.from(`[ ${list.map((entry) => JSON.stringify(entry, null, 1)).join(' ,\n')}\n]`)
        const parsed: unknown[] = []
        const parser = Readable.from([bytes]).compose(streamArray.withParserAsStream())
        for await (const { value } of parser) parsed.push(value)
        expect(values(await rows(bytes, chunkSize))).toEqual(parsed)
      },
    ),
    { numRuns: 50 },
  )
})

it('names the line of a syntax error and reads the documents after it', async () => {
  const text = '[\n  {"id": 1},\n  {\n    "id": 2,\n    "name": nothing\n  },\n  {"id": 3}\n]'
  expect(await rows(Buffer.from(text), 7)).toEqual([
    { row: 1, line: 2, value: { id: 1 } },
    { row: 2, line: 5, broken: `invalid JSON: unexpected 'nothing' after '    "name": '` },
    { row: 3, line: 7, value: { id: 3 } },
  ])
  const cut = '{\n  "id": 1\n}\n{\n  "id": 2,\n  "name": "half'
  expect(await rows(Buffer.from(cut), 5)).toMatchObject([
    { row: 1, value: { id: 1 } },
    { row: 2, line: 6, broken: expect.stringContaining('reading stopped here') },
  ])
})

it('finds the position at which a JSON text becomes invalid', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('}', ']', ',', ':', '"', 'x', '1 1'), (json, at, mark) => {
      const position = at % (json.length + 1)
      const text = json.slice(0, position) + mark + json.slice(position)
      const found = findSyntaxError(text)
      if (isJson(text)) expect(found).toBe(text.length)
      else expect(found).toBeLessThanOrEqual(text.length)
      expect(findSyntaxError(text.slice(0, found))).toBe(found)
    }),
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

it('returns no rows for an empty file and the rows before the damage for a damaged archive', async () => {
  expect(await rows(Buffer.from(''))).toEqual([])
  const archive = gzipSync(Array.from({ length: 9999 }, (_, id) => `{"id":${id},"x":${Math.sin(id)}}\n`).join(''))
  const found = await rows(archive.subarray(0, archive.length / 2), 1000)
  expect(found.length).toBeGreaterThan(1000)
  expect(found.at(-1)).toMatchObject({ broken: expect.stringContaining('unexpected end of file') })
})
