declare global {
  interface Window {
    /** The router writes it into every page. Its version is a hash of everything that the pages are built from. */
    __reactRouterManifest?: { version: string }
  }
}

/** The build of the open page. A new service worker compares it with its own. */
export const getPagesVersion = (): string | undefined => window.__reactRouterManifest?.version
