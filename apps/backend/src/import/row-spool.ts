import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The text itself, or the position of its bytes in the temporary file. */
type StoredText = string | { offset: number; length: number }

export type RowSpool = {
  /** Returns the number under which the text can be read. */
  add(text: string): Promise<number>
  read(number: number): Promise<string>
  close(): Promise<void>
}

const bufferedBytes = 1_000_000

/**
 * Stores the rows of an import temporarily, until they are written to the database in another order: in memory and, above a limit, in a
 * temporary file. The file is deleted as soon as it is open, so that nothing remains even if the process is killed. Windows can delete it
 * only after it is closed.
 */
export function createRowSpool({
  maxCharactersInMemory = 2_000_000,
  temporaryFolder = tmpdir(),
}: {
  maxCharactersInMemory?: number
  temporaryFolder?: string
} = {}): RowSpool {
  const texts: StoredText[] = []
  let inMemory = 0
  let folder: string | undefined
  let file: FileHandle | undefined
  let buffered: Buffer[] = []
  let unwritten = 0
  let end = 0

  async function flush(): Promise<void> {
    if (unwritten === 0) return
    file ??= await openFile()
    const bytes = Buffer.concat(buffered)
    buffered = []
    // On a full disk a single write may store only a part of its bytes without an error. writeFile continues until all bytes are written,
    // or fails.
    await file.writeFile(bytes)
    unwritten = 0
  }

  async function openFile(): Promise<FileHandle> {
    folder = await mkdtemp(join(temporaryFolder, 'mantel-rows-'))
    const opened = await open(join(folder, 'rows'), 'wx+', 0o600)
    await removeFolder().catch(() => {})
    return opened
  }

  async function removeFolder(): Promise<void> {
    if (folder) await rm(folder, { recursive: true, force: true })
    folder = undefined
  }

  return {
    async add(text) {
      if (inMemory + text.length <= maxCharactersInMemory) {
        inMemory += text.length
        return texts.push(text) - 1
      }
      const bytes = Buffer.from(text)
      texts.push({ offset: end, length: bytes.length })
      buffered.push(bytes)
      unwritten += bytes.length
      end += bytes.length
      if (unwritten > bufferedBytes) await flush()
      return texts.length - 1
    },

    async read(number) {
      const stored = texts[number]
      if (typeof stored === 'string') return stored
      await flush()
      if (!stored || !file) throw new Error(`row ${number} is not in the spool`)
      const { buffer } = await file.read(Buffer.alloc(stored.length), 0, stored.length, stored.offset)
      return buffer.toString('utf8')
    },

    async close() {
      await file?.close()
      await removeFolder()
    },
  }
}
