import { ensureBuild } from '../bundle/ensure-build.ts'

/** Before the tests that need the built pages, which are many processes at once. */
export default async function buildOnce(): Promise<void> {
  await ensureBuild({ onBuild: () => console.log('Building the storefront …') })
}
