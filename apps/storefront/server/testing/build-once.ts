import { ensureBuild } from '../bundle/ensure-build.ts'

/** Builds the pages once before the test processes that need them start. */
export default async function buildOnce(): Promise<void> {
  await ensureBuild({ onBuild: () => console.log('Building the storefront …') })
}
