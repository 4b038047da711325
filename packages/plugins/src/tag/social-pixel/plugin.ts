import { hostSetting, type TagPluginRow } from '../plugin.ts'

/** The Meta pixel. */
export const socialPixel: TagPluginRow = {
  code: 'social-pixel',
  name: 'Meta pixel',
  company: 'Meta Platforms Ireland Limited',
  purposes: ['marketing'],
  settings: {
    id: { kind: 'id', pattern: /^\d+$/ },
    host: hostSetting('https://connect.facebook.net'),
    collectHost: hostSetting('https://www.facebook.com'),
    /** The access token of the Conversions API. */
    secret: { kind: 'key', pattern: /^\S+$/, isSecret: true },
    serverHost: { ...hostSetting('https://graph.facebook.com'), isSecret: true },
  },
  sources: ({ host: origin = '', collectHost = '' }) => ({
    'script-src': [origin],
    'img-src': [collectHost],
    'connect-src': [origin, collectHost],
    'frame-src': [collectHost],
  }),
  storage: ['_fbp', '_fbc'],
  hasServerPart: true,
}
