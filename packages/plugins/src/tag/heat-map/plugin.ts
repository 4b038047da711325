import { hostSetting, type TagPluginRow } from '../plugin.ts'

/** Hotjar. Its surveys need inline styles, which pages do not allow; recordings and heat maps work without them. */
export const heatMap: TagPluginRow = {
  code: 'heat-map',
  name: 'Hotjar',
  company: 'Contentsquare / Hotjar Ltd',
  purposes: ['analytics'],
  settings: {
    id: { kind: 'id', pattern: /^\d+$/ },
    host: hostSetting('https://static.hotjar.com'),
    scriptHost: hostSetting('https://script.hotjar.com'),
    collectHost: hostSetting('https://content.hotjar.io'),
  },
  sources: ({ host: origin = '', scriptHost = '', collectHost = '' }) => ({
    'script-src': [origin, scriptHost],
    'connect-src': [origin, collectHost],
    'img-src': [origin, scriptHost],
  }),
  storage: ['_hj'],
}
