/**
 * Files of the react-router package that do nothing in the shop, with all their exports. Instrumentation measures navigations for
 * monitoring products, and the shop passes none to the router. Lazy route discovery is off (react-router.config.ts).
 * router-internals.test.ts checks the exports and that the router calls them only for these features.
 */
export const unusedModules: Record<string, readonly string[]> = {
  '/lib/router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ],
  '/lib/dom/ssr/fog-of-war.js': [
    'URL_LIMIT',
    'getManifestPath',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'getPathsWithAncestors',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'useFogOFWarDiscovery',
  ],
}

/** Leaves these files out of the browser's build (2 kB, gzipped). */
export const unusedModulesPlugin = {
  name: 'unused-modules',
  enforce: 'pre' as const,
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load(id: string) {
    const [, names] = Object.entries(unusedModules).find(([file]) => id.endsWith(file)) ?? []
    return names ? names.map((name) => `export const ${name} = () => undefined`).join('\n') : null
  },
}
