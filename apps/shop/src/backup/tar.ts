/**
 * The tar format, as far as a backup needs it: plain files with any UTF-8 name. Names that the fixed header cannot hold
 * are in a POSIX extended header, which every tar of the last twenty years reads.
 */
const block = 512
const regular = '0'
const extended = 'x'
const maxNameLength = 100

export type TarEntry = { name: string; size: number; body: AsyncIterable<Buffer> }

/** Everything that precedes the content of a file. */
export function tarHeader(name: string, size: number, modified: Date): Buffer {
  const fits = Buffer.byteLength(name) <= maxNameLength && /^[\x20-\x7e]*$/.test(name)
  if (fits) return header(name, size, modified, regular)
  const record = Buffer.from(pathRecord(name))
  return Buffer.concat([
    header('name-of-next', record.length, modified, extended),
    record,
    tarPadding(record.length),
    header(name.replaceAll(/[^\x20-\x7e]/g, '_').slice(-maxNameLength), size, modified, regular),
  ])
}

/** Fills the last block of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}

export const tarEnd = Buffer.alloc(2 * block)

function header(name: string, size: number, modified: Date, type: string): Buffer {
  const buffer = Buffer.alloc(block)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  // Sizes from 8 GB on do not fit into the octal field; no file of a shop is that large.
  if (size >= 8 ** 11) throw new Error(`${name} is too large for the backup`)
  const fields: [offset: number, text: string][] = [
    [0, name],
    [100, octal(0o600, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(size, 12)],
    [136, octal(Math.floor(modified.getTime() / 1000), 12)],
    [148, ' '.repeat(8)],
    [156, type],
    [257, 'ustar\0'],
    [263, '00'],
  ]
  for (const [offset, text] of fields) buffer.write(text, offset, 'latin1')
  buffer.write(`${checksum(buffer).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return buffer
}

/** A record begins with its own length, including the digits of that length. */
function pathRecord(name: string): string {
  const rest = ` path=${name}\n`
  let length = Buffer.byteLength(rest)
  while (String(length).length + Buffer.byteLength(rest) !== length)
    length = String(length).length + Buffer.byteLength(rest)
  return `${length}${rest}`
}

const checksum = (buffer: Buffer) => buffer.reduce((sum, byte) => sum + byte, 0)

/** The files of an archive, in their order. A body must be read to its end before the next entry is requested. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = createByteReader(source)
  let longName: string | undefined
  for (;;) {
    const head = await bytes.take(block)
    if (head.every((byte) => byte === 0)) return
    const { name, size, type } = readHeader(head)
    if (type === extended) {
      longName = readPathRecord(await bytes.take(size))
      await bytes.take(tarPadding(size).length)
    } else if (type === regular) {
      yield { name: longName ?? name, size, body: bytes.stream(size) }
      await bytes.take(tarPadding(size).length)
      longName = undefined
    } else throw new Error(`unsupported entry type: ${name}`)
  }
}

function readHeader(head: Buffer): { name: string; size: number; type: string } {
  const text = (from: number, to: number) => head.toString('latin1', from, to).replace(/\0.*$/s, '')
  const unsigned = Buffer.from(head).fill(' ', 148, 156)
  if (Number.parseInt(text(148, 156), 8) !== checksum(unsigned)) throw new Error('damaged file header')
  return { name: text(0, 100), size: Number.parseInt(text(124, 136), 8), type: text(156, 157) }
}

function readPathRecord(record: Buffer): string {
  const [, name] = /^\d+ path=(.*)\n$/s.exec(record.toString()) ?? []
  if (name === undefined) throw new Error('unsupported extended tar header')
  return name
}

function createByteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function next(): Promise<Buffer> {
    if (rest.length > 0) return rest
    const { done, value } = await chunks.next()
    if (done) throw new Error('the file is incomplete')
    return value
  }

  async function* stream(size: number): AsyncGenerator<Buffer> {
    for (let bytesLeft = size; bytesLeft > 0; ) {
      const chunk = await next()
      const taken = chunk.subarray(0, bytesLeft)
      rest = chunk.subarray(taken.length)
      bytesLeft -= taken.length
      yield taken
    }
  }

  return {
    stream,
    async take(size: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of stream(size)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}
