/**
 * Leaves the router's instrumentation out of the browser's files (1 kB, gzipped): it measures navigations for monitoring
 * products, and the shop passes none to the router.
 */
export const withoutInstrumentationPlugin = {
  name: 'without-instrumentation',
  enforce: 'pre' as const,
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load: (id: string) => (id.endsWith(instrumentationModule) ? code : null),
}

/** A file of the react-router package. router-internals.test.ts checks that it exists and what it exports. */
export const instrumentationModule = '/lib/router/instrumentation.js'
/** The exports that the router uses in browsers. */
export const instrumentationExports = [
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
]

/** Imported by the package's server, which the browser's files do not contain. */
const serverExports = ['instrumentHandler', 'instrumentationResultMetaContext']

const code = [...instrumentationExports, ...serverExports]
  .map((name) => `export const ${name} = () => undefined`)
  .join('\n')
