import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, link, open, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { OperatorError } from '../operator-error.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

/** The last file of an archive, in the form that `sha256sum --check` reads. */
export const checksumFile = 'SHA256SUMS'

export type ArchiveWriter = {
  add(name: string, content: string | Buffer): Promise<void>
  addFile(name: string, path: string): Promise<void>
  /** Resolves to the archive's size when all of it is on disk under its name. */
  finish(): Promise<number>
  /** Removes what was written so far. */
  abort(): Promise<void>
}

/**
 * A compressed tar file that only its owner may read. It gets its final name when it is complete and replaces no other
 * file.
 */
export async function createArchive(file: string, now: Date): Promise<ArchiveWriter> {
  const unfinished = `${file}.${randomBytes(3).toString('hex')}.part`
  const handle = await open(unfinished, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `${file} cannot be written (${error.code}). The shop's own user needs write access to its folder.`,
    )
  })
  const gzip = createGzip()
  const sums: string[] = []
  // The handle stays open for fsync; a failed write surfaces at the next one or at the end.
  const written = pipeline(gzip, async (chunks: AsyncIterable<Buffer>) => writeAll(handle, chunks))
  written.catch(() => {})

  async function write(chunk: Buffer): Promise<void> {
    if (gzip.destroyed) await written
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written])
  }

  async function addStream(name: string, size: number, modified: Date, body: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256')
    await write(tarHeader(name, size, modified))
    for await (const chunk of body) {
      hash.update(chunk)
      await write(chunk)
    }
    await write(tarPadding(size))
    if (name !== checksumFile) sums.push(`${hash.digest('hex')}  ${name}\n`)
  }

  async function add(name: string, content: string | Buffer): Promise<void> {
    const body = Buffer.from(content as string)
    await addStream(name, body.length, now, one(body))
  }

  return {
    add,
    async addFile(name, path) {
      const source = await open(path)
      try {
        const { size, mtime } = await source.stat()
        await addStream(name, size, mtime, readExactly(source, size))
      } finally {
        await source.close()
      }
    },
    async finish() {
      await add(checksumFile, sums.join(''))
      await write(tarEnd)
      gzip.end()
      await written
      await handle.sync()
      const { size } = await handle.stat()
      await handle.close()
      await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
        throw new OperatorError(`${file} cannot be written (${error.code}).`)
      })
      await unlink(unfinished)
      await syncFolder(dirname(file))
      return size
    },
    async abort() {
      gzip.destroy()
      await written.catch(() => {})
      await handle.close().catch(() => {})
      await unlink(unfinished).catch(() => {})
    },
  }
}

async function* one(body: Buffer): AsyncGenerator<Buffer> {
  if (body.length > 0) yield body
}

/** On a full disk a write may store a part of its bytes without an error. writeFile then writes the rest, or fails. */
async function writeAll(handle: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) await handle.writeFile(chunk)
}

/**
 * If a file is replaced while it is read, the open handle still reads the old content. A file that is modified in place
 * must not shrink.
 */
async function* readExactly(source: FileHandle, size: number): AsyncGenerator<Buffer> {
  let bytesLeft = size
  while (bytesLeft > 0) {
    const { bytesRead, buffer } = await source.read(Buffer.allocUnsafe(Math.min(bytesLeft, 256 * 1024)))
    if (bytesRead === 0) throw new Error('a file was truncated while it was read')
    bytesLeft -= bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

/** Syncs the folder, so that the file name survives a power failure. Not every system supports this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
