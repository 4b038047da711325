import { join } from 'node:path'
import type { StoreView } from '@mantel/domain/store'
import type { GroupTokens } from '../customer/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { createPdf } from '../platform/pdf/index.ts'
import { catalogueHandlers } from './catalogue.routes.ts'
import { type CatalogueFilesOptions, createCatalogueFiles } from './catalogue-files.ts'

export type CatalogueOptions = Omit<CatalogueFilesOptions, 'dir' | 'pdf'> & {
  dataDir: string
  jobs: Jobs
  groupTokens: GroupTokens
  /** false: each file is created when it is first requested. */
  isPrepared: boolean
}

/** The route of the page that offers the file. */
const route = 'cataloguepage'

/** Uses a separate PDF thread: a catalogue takes seconds, and invoices must not wait for it. */
export function openCatalogue({ dataDir, jobs, groupTokens, isPrepared, ...options }: CatalogueOptions): {
  handlers: Pick<Handlers, 'catalogueFile' | 'cataloguePdf'>
  close(): Promise<void>
} {
  const pdf = createPdf({ timeoutMs: 120_000 })
  const files = createCatalogueFiles({ ...options, dir: join(dataDir, 'catalogue'), pdf })
  const offers = ({ routes }: StoreView) => routes.includes(route)
  jobs.define(
    'catalogue-files',
    async () => {
      if (!isPrepared) return
      for (const view of options.stores.views.filter(offers)) await files.create(view, null)
    },
    { cron: '20 * * * *', retries: 1, skipIfQueued: true },
  )
  return { handlers: catalogueHandlers({ files, groupTokens }), close: pdf.close }
}
