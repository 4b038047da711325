import type { LoginPluginRow } from '../plugin.ts'

export const facebook: LoginPluginRow = { code: 'facebook', path: 'fb', name: 'Facebook' }
