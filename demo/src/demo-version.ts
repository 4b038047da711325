import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Changes whenever the code that generates documents changes. The code of the images does not count, because they are drawn on
 * demand.
 */
export const demoVersion: string = sourceDigest(import.meta.dirname)

function sourceDigest(folder: string): string {
  const sum = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  for (const name of files.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts')).sort())
    sum.update(name).update(readFileSync(join(folder, name)))
  return sum.digest('hex').slice(0, 16)
}
