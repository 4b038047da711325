import type { Config } from '@react-router/dev/config'
import { buildFolder } from './server/config.ts'

export default {
  ssr: true,
  buildDirectory: buildFolder(),
  // Every route is known from the first page on, so that navigation works offline.
  routeDiscovery: { mode: 'initial' },
  // The loader of a page and its screen are needed together.
  splitRouteModules: false,
} satisfies Config
