import { host, type TagPluginRow } from '../plugin.ts'

/** Hotjar. Its surveys need inline styles, which pages do not allow; recordings and heat maps work without them. */
export const heatMap: TagPluginRow = {
  code: 'heat-map',
  name: 'Hotjar',
  company: 'Contentsquare / Hotjar Ltd',
  purposes: ['analytics'],
  settings: {
    id: { kind: 'id', pattern: /^\d+$/ },
    host: host('https://static.hotjar.com'),
    scriptHost: host('https://script.hotjar.com'),
    collectHost: host('https://content.hotjar.io'),
  },
  sources: ({ host: origin = '', scriptHost = '', collectHost = '' }) => ({
    'script-src': [origin, scriptHost],
    'connect-src': [origin, collectHost],
    'img-src': [origin, scriptHost],
  }),
  storage: ['_hj'],
}
