import { openWorker } from './app-files/open-worker.ts'
import { ensureBuild } from './bundle/ensure-build.ts'
import { openPages } from './bundle/open-build.ts'
import { openStaticFiles } from './files/open-static-files.ts'
import type { Site } from './storefront-plugin.ts'

export type OpenSiteOptions = {
  /** A folder outside the checkout with the files of earlier builds. */
  assetsDir: string
  /** Called if the sources have changed since the last build, so that opening takes a while. */
  onBuild?: () => void
}

/** Builds the pages if their sources changed, then loads them. */
export async function openSite({ assetsDir, onBuild }: OpenSiteOptions): Promise<Site> {
  const build = await ensureBuild({ onBuild })
  const [{ pages, offlinePage }, files, worker] = await Promise.all([
    openPages(build),
    openStaticFiles(build, assetsDir),
    openWorker(build),
  ])
  return { pages: () => pages, files, worker, offlinePage }
}
