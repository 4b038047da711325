import type { Config } from '@react-router/dev/config'
import { buildFolder } from './server/config.ts'

export default {
  ssr: true,
  buildDirectory: buildFolder(),
  // The first page includes the whole route manifest, so that navigation works offline.
  routeDiscovery: { mode: 'initial' },
  // A page always needs its loader and its screen together.
  splitRouteModules: false,
} satisfies Config
