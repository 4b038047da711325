import { hostPattern, type TagPluginRow } from '../plugin.ts'

/** PostHog, at its own or the merchant's host. */
export const productAnalytics: TagPluginRow = {
  code: 'product-analytics',
  name: 'PostHog',
  company: 'PostHog, Inc.',
  purposes: ['analytics'],
  settings: {
    key: { kind: 'key', pattern: /^phc_\w+$/ },
    host: { kind: 'host', pattern: hostPattern },
  },
  sources: ({ host: origin = '' }) => ({ 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin] }),
  storage: ['ph_'],
}
