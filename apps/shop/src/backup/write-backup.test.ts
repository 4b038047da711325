import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ArchiveWriter, createArchive } from './write-archive.ts'
import { addFiles } from './write-backup.ts'

let folder: string
let archive: ArchiveWriter
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mantel-write-backup-'))
  archive = await createArchive(join(folder, 'backup.tar.gz'), new Date())
})
afterEach(async () => {
  await archive.abort()
  rmSync(folder, { recursive: true, force: true })
})

/** Removes the second file as soon as the first one is in the archive. */
function addAndRemove(first: string, second: string): Promise<number> {
  for (const path of [first, second]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), 'x')
  }
  const addFile: ArchiveWriter['addFile'] = async (name, path) => {
    await archive.addFile(name, path)
    rmSync(join(folder, second))
  }
  const source = {
    dataDir: folder,
    storesDir: join(folder, 'stores'),
    settings: { values: {}, secrets: ['SECRET_KEY'] },
  }
  return addFiles({ ...archive, addFile }, source, new AbortController().signal)
}

it('skips an upload that is removed while the backup is written', async () => {
  expect(await addAndRemove('uploads/aa/first', 'uploads/bb/second')).toBe(1)
})

it('fails if a picture is missing', async () => {
  await expect(addAndRemove('media/first.png', 'media/second.png')).rejects.toThrow('ENOENT')
})
