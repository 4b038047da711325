import { hostSetting, type TagPluginRow } from '../plugin.ts'

/** The Pinterest tag. */
export const pinBoard: TagPluginRow = {
  code: 'pin-board',
  name: 'Pinterest tag',
  company: 'Pinterest Europe Limited',
  purposes: ['marketing'],
  settings: {
    id: { kind: 'id', pattern: /^\d+$/ },
    host: hostSetting('https://s.pinimg.com'),
    collectHost: hostSetting('https://ct.pinterest.com'),
  },
  sources: ({ host: origin = '', collectHost = '' }) => ({
    'script-src': [origin, collectHost],
    'connect-src': [collectHost],
    'img-src': [collectHost],
    'frame-src': [collectHost],
  }),
  storage: ['_pin', '_derived_epik'],
}
