import type { LoginPluginRow } from '../plugin.ts'

export const google: LoginPluginRow = { code: 'google', path: 'google', name: 'Google' }
