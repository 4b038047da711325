import { noPictureValue } from '@mantel/domain/picture'
import type { Files } from '../platform/files/index.ts'
import { placeholder } from './placeholder.ts'
import { createRemoteOriginals, type FoundRemote, type RemoteOptions } from './remote-originals.ts'

/** Resolves an image reference in a document or URL: a path in the media folder, an absolute URL, or 'no_selection'. */
export type FindOriginal = (written: string) => Promise<FoundRemote>

export function createFindOriginal({ files, ...remote }: { files: Files } & RemoteOptions): FindOriginal {
  const remotes = createRemoteOriginals(remote)
  return async (written) => {
    const name = written.replace(/^\/+/, '')
    if (name === '' || name === noPictureValue) return { ok: true, original: placeholder }
    return /^https?:\/\//i.test(name) ? remotes.find(name) : files.find(written)
  }
}
