import type { ShopWork } from '../commands/shop-work.ts'
import { exportFile, importFile } from './exchange-documents.ts'
import { fillWithDemo } from './fill-with-demo.ts'
import { merchantWork } from './merchant-work.ts'
import { orderWork } from './order-work.ts'
import { reindex } from './reindex.ts'
import type { WorkPlace } from './work-place.ts'

/** The use cases behind the commands, bound to this process's back end. */
export function createShopWork(place: WorkPlace): ShopWork {
  return {
    seed: fillWithDemo(place),
    reindex: reindex(place),
    importFile: importFile(place),
    exportDocuments: exportFile(place),
    ...merchantWork(place),
    ...orderWork(place),
  }
}
