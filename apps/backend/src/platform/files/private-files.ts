import { realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { MaybePromise } from '../maybe-promise.ts'
import { parseFilePath } from './media-path.ts'
import { isInside, writeFileAtomically } from './write-file.ts'

/** Files that no URL shows; a use case decides who gets them. */
export type PrivateFiles = {
  /** Takes a decoded path as in documents. null: there is no such file, or the path or a symbolic link leaves the folder. */
  find(path: string): Promise<PrivateFile | null>
}

/** path: relative to root, with forward slashes and without symbolic links. */
export type PrivateFile = { root: string; path: string }

export type PrivateFilesOptions = {
  dir: string
  /** Creates a file that does not exist yet; the result is stored. null: there is no such file. */
  createMissing?: (path: string) => MaybePromise<Buffer | null>
}

export function createPrivateFiles({ dir, createMissing }: PrivateFilesOptions): PrivateFiles {
  async function findInside(path: string): Promise<PrivateFile | null> {
    try {
      const root = await realpath(dir)
      const real = await realpath(join(root, path))
      if (!isInside(root, real) || !(await stat(real)).isFile()) return null
      return { root, path: relative(root, real).split(sep).join('/') }
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(String((error as NodeJS.ErrnoException).code))) return null
      throw error
    }
  }

  return {
    async find(requested) {
      const path = parseFilePath(requested)
      if (path === null) return null
      const found = await findInside(path)
      if (found || !createMissing) return found
      const created = await createMissing(path)
      if (created === null) return null
      await writeFileAtomically(dir, path, created)
      return findInside(path)
    },
  }
}
