import { join } from 'node:path'
import { loadStores } from '@mantel/backend'
import { projectRoot } from '../config.ts'

/** Loads the store views that ship with the project. */
export const loadTestStores = (addresses: Omit<Parameters<typeof loadStores>[1], 'port'> = {}) =>
  loadStores(join(projectRoot, 'stores'), { port: 3000, ...addresses })
