import { createBackup } from '../backup/backup-work.ts'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { createCheck, type DeploymentContext } from '../public/check-deployment.ts'
import { createCloseDemo } from './close-demo.ts'
import { createExportDocuments, createImportFile } from './exchange-documents.ts'
import { createMerchantUseCases } from './merchant-use-cases.ts'
import { createOrderUseCases } from './order-use-cases.ts'
import { createReindex } from './reindex.ts'
import { createReviewUseCases } from './review-use-cases.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** The use cases that the commands call, bound to this process's back end. */
export function createShopUseCases(context: UseCaseContext & DeploymentContext): ShopUseCases {
  return {
    // The demo catalogue is large; most starts do not need it.
    seed: async (...given) => (await import('./seed-demo.ts')).createSeed(context)(...given),
    reindex: createReindex(context),
    importFile: createImportFile(context),
    exportDocuments: createExportDocuments(context),
    ...createMerchantUseCases(context),
    ...createOrderUseCases(context),
    ...createReviewUseCases(context),
    backup: createBackup(context),
    check: createCheck(context),
    closeDemo: createCloseDemo(context),
    restore: async () => ({ ok: false, message: 'The shop is running. Stop it, then restore into an empty DATA_DIR.' }),
  }
}
