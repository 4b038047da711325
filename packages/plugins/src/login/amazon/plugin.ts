import type { LoginPluginRow } from '../plugin.ts'

export const amazon: LoginPluginRow = { code: 'amazon', path: 'amazon', name: 'Amazon' }
