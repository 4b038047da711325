import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DefaultDeserializer, deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** A section holds one index. Its parts follow each other in the file; each has a checksum of its own. */
type Section = { name: string; parts: { bytes: number; checksum: number }[] }
type Footer<Head> = { head: Head; sections: Section[] }

export type SnapshotWriter = {
  begin(name: string): void
  write(part: unknown): Promise<void>
}

export type SnapshotReader = {
  names: readonly string[]
  /** Reads the parts of one section, in order. Throws if they are damaged. */
  read(name: string): Promise<unknown[]>
}

/** Marks the end of a complete file. */
const mark = 0x4d414e54
const trailerBytes = 12
/** Milliseconds. Writing takes seconds, so an older unfinished file belongs to a process that was killed. */
const maxWriteTime = 3_600_000

/**
 * Writes a file of sections, each with any number of parts. The file appears under its name only when it is complete and on
 * disk. head describes the content.
 */
export async function writeSnapshotFile<Head>(
  path: string,
  work: (writer: SnapshotWriter) => Promise<Head>,
): Promise<{ bytes: number }> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'wx')
  try {
    const sections: Section[] = []
    let bytes = 0
    const head = await work({
      begin: (name) => void sections.push({ name, parts: [] }),
      async write(part) {
        const data = serialize(part)
        sections.at(-1)?.parts.push({ bytes: data.length, checksum: crc32(data) })
        await writeAll(file, data)
        bytes += data.length
      },
    })
    const footer = serialize({ head, sections } satisfies Footer<Head>)
    const trailer = Buffer.alloc(trailerBytes)
    for (const [at, value] of [footer.length, crc32(footer), mark].entries()) trailer.writeUInt32LE(value, at * 4)
    await writeAll(file, Buffer.concat([footer, trailer]))
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    return { bytes: bytes + footer.length + trailerBytes }
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

/** Removes the files of processes that were killed while they wrote this snapshot. */
export async function removeUnfinishedFiles(path: string): Promise<void> {
  const folder = dirname(path)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(`${basename(path)}.`))) {
    const unfinished = join(folder, name)
    // Another process may rename its file at this moment.
    const status = await stat(unfinished).catch(() => undefined)
    if (status && Date.now() - status.mtimeMs > maxWriteTime) await rm(unfinished, { force: true }).catch(() => {})
  }
}

/** Passes the content to `work`. Throws if there is no such file, or a truncated or damaged one. */
export async function readSnapshotFile<Head, T>(
  path: string,
  work: (head: Head, reader: SnapshotReader) => Promise<T>,
): Promise<T> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const trailer = await readAt(file, size - trailerBytes, trailerBytes)
    const [length, checksum, end] = [0, 4, 8].map((at) => trailer.readUInt32LE(at)) as [number, number, number]
    if (end !== mark) throw new Error('the file is incomplete')
    const footerAt = size - trailerBytes - length
    const bytes = checked(await readAt(file, footerAt, length), checksum)
    const { head, sections } = deserialize(bytes) as Footer<Head>
    const places = new Map<string, { start: number; bytes: number; section: Section }>()
    let start = 0
    for (const section of sections) {
      const bytes = section.parts.reduce((sum, part) => sum + part.bytes, 0)
      places.set(section.name, { start, bytes, section })
      start += bytes
    }
    if (start !== footerAt) throw new Error('the file is incomplete')
    return await work(head, {
      names: sections.map(({ name }) => name),
      async read(name) {
        const location = places.get(name)
        if (!location) throw new Error(`the section ${name} is missing`)
        const data = await readAt(file, location.start, location.bytes)
        let at = 0
        return location.section.parts.map(({ bytes, checksum }) => {
          at += bytes
          return deserializeCopy(checked(data.subarray(at - bytes, at), checksum))
        })
      },
    })
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, data: Buffer): Promise<void> {
  let written = 0
  while (written < data.length) written += (await file.write(data, written)).bytesWritten
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0) throw new Error('the file is incomplete')
  // Allocates each part separately: the document cache keeps a part in memory as long as it holds one of the documents in it.
  const data = Buffer.from(new ArrayBuffer(length))
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(data, read, length - read, position + read)
    if (bytesRead === 0) throw new Error('the file is incomplete')
    read += bytesRead
  }
  return data
}

function checked(data: Buffer, checksum: number): Buffer {
  if (crc32(data) !== checksum) throw new Error('the file is damaged')
  return data
}

/** Copies the arrays of a part: otherwise one small array would keep the memory of the whole section. */
class CopyingDeserializer extends DefaultDeserializer {
  _readHostObject(): unknown {
    // Node's own method; its declaration is missing in the types.
    const read = (DefaultDeserializer.prototype as unknown as { _readHostObject(): Uint8Array })._readHostObject
    const array = read.call(this)
    return Buffer.isBuffer(array) ? array : array.slice()
  }
}

function deserializeCopy(data: Buffer): unknown {
  const deserializer = new CopyingDeserializer(data)
  deserializer.readHeader()
  return deserializer.readValue()
}
