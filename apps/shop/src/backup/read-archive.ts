import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../operator-error.ts'
import { readTar, type TarEntry } from './tar.ts'
import { checksumFile } from './write-archive.ts'

/**
 * Yields the files of an archive; the caller may skip a file's body. Only after the last file it knows whether the archive is complete and
 * every checksum is right, and throws otherwise. So the caller must be able to undo what it did with the files.
 */
export async function* readArchive(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file)
  const plain = createGunzip()
  source.on('error', (error) => plain.destroy(error)).pipe(plain)
  const sums: string[] = []
  let listed: string | undefined
  try {
    const entries = readTar(plain)
    for (;;) {
      const next = await entries.next().catch((error) => refuseDamage(file, error))
      if (next.done) break
      const { name, size } = next.value
      if (listed !== undefined) refuseDamage(file, new Error(`unexpected files after ${checksumFile}`))
      const { body, digest } = hashWhileRead(next.value.body, file)
      if (name === checksumFile) listed = await readText(body)
      else yield { name, size, body }
      await drain(body)
      if (name !== checksumFile) sums.push(`${digest()}  ${name}\n`)
    }
    // gzip has a checksum of its own at the end.
    await drain(plain).catch((error) => refuseDamage(file, error))
  } finally {
    source.destroy()
    plain.destroy()
  }
  if (listed === undefined) refuseDamage(file, new Error(`${checksumFile} is missing`))
  if (listed !== sums.join('')) refuseDamage(file, new Error('a checksum is wrong'))
}

function hashWhileRead(source: AsyncIterable<Buffer>, file: string) {
  const hash = createHash('sha256')
  async function* read() {
    try {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      refuseDamage(file, error as Error)
    }
  }
  return { body: read(), digest: () => hash.digest('hex') }
}

export async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}

function refuseDamage(file: string, { message }: Error): never {
  throw new OperatorError(`${file} is damaged or not a backup (${message}). Nothing was restored.`)
}
