import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders whose code decides what an index contains; paths relative to the project's folder. */
const sources = [
  'apps/backend/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/search/src',
  'package-lock.json',
]

const excluded = /(^|\/)testing(\/|$)|\.test\.ts$|\.md$/
const projectRoot = join(import.meta.dirname, '../../../../..')

/** A digest of the code, the engine and the given settings: an index of other code may not be used. */
export function digestOf(settings: unknown): string {
  const hash = createHash('sha256').update(`${process.version}\0${JSON.stringify(settings)}\0`)
  for (const path of sources.flatMap((source) => listFiles(source)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectRoot, path)))
      .update('\0')
  return hash.digest('base64url')
}

function listFiles(path: string): string[] {
  if (excluded.test(path)) return []
  if (/\.[^/]+$/.test(path)) return [path]
  return readdirSync(join(projectRoot, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`))
}
