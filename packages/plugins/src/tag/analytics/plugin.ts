import { hostSetting, type TagPluginRow } from '../plugin.ts'

/** Google Analytics 4. */
export const analytics: TagPluginRow = {
  code: 'analytics',
  name: 'Google Analytics',
  company: 'Google Ireland Limited',
  purposes: ['analytics'],
  settings: {
    id: { kind: 'id', pattern: /^G-[A-Z0-9]+$/ },
    host: hostSetting('https://www.googletagmanager.com'),
    collectHost: hostSetting('https://region1.google-analytics.com'),
    /** The API secret of the Measurement Protocol. */
    secret: { kind: 'key', pattern: /^\S+$/, isSecret: true },
    serverHost: { ...hostSetting('https://www.google-analytics.com'), isSecret: true },
  },
  sources: ({ host: origin = '', collectHost = '' }) => ({
    'script-src': [origin],
    'img-src': [origin, collectHost],
    'connect-src': [origin, collectHost],
  }),
  storage: ['_ga'],
  hasServerPart: true,
}
