import { openWorker } from './app-files/open-worker.ts'
import { ensureBuild } from './bundle/ensure-build.ts'
import { openPages } from './bundle/open-build.ts'
import { openFiles } from './files/keep-assets.ts'
import type { Site } from './storefront-plugin.ts'

export type OpenSiteOptions = {
  /** Where the files of earlier builds are kept; outlives the checkout. */
  keptAssets: string
  /** Told when the sources have changed since the last build, so that this takes a while. */
  onBuild?: () => void
}

/** Builds the pages if their sources changed, and loads them. */
export async function openSite({ keptAssets, onBuild }: OpenSiteOptions): Promise<Site> {
  const build = await ensureBuild(onBuild && { onBuild })
  const [{ pages, offlinePage }, files, worker] = await Promise.all([
    openPages(build),
    openFiles(build, keptAssets),
    openWorker(build),
  ])
  return { pages: () => pages, files, worker, offlinePage }
}
