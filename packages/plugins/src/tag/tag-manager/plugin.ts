import { hostSetting, type TagPluginRow } from '../plugin.ts'

/** Google Tag Manager. Its container gets the events through the data layer and the consent through consent mode. */
export const tagManager: TagPluginRow = {
  code: 'tag-manager',
  name: 'Google Tag Manager',
  company: 'Google Ireland Limited',
  purposes: ['analytics', 'marketing'],
  settings: {
    id: { kind: 'id', pattern: /^GTM-[A-Z0-9]+$/ },
    host: hostSetting('https://www.googletagmanager.com'),
  },
  sources: ({ host: origin = '' }) => ({ 'script-src': [origin], 'img-src': [origin], 'connect-src': [origin] }),
  storage: ['_gcl'],
}
