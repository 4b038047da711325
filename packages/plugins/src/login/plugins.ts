import { amazon } from './amazon/plugin.ts'
import { facebook } from './facebook/plugin.ts'
import { google } from './google/plugin.ts'
import type { LoginPluginRow } from './plugin.ts'

/** Every login provider, in the order of the buttons. A store view chooses some of them by their codes, or none. */
export const loginPlugins: readonly LoginPluginRow[] = [facebook, google, amazon]

export function findLoginPlugin(code: string): LoginPluginRow | undefined {
  return loginPlugins.find((plugin) => plugin.code === code)
}
