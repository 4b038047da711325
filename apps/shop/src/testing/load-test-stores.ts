import { join } from 'node:path'
import { loadStores } from '@mantel/backend'
import { projectRoot } from '../config.ts'

/** The store views that ship with the project. */
export const loadTestStores = () => loadStores(join(projectRoot, 'stores'), { port: 3000 })
