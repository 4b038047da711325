/**
 * A file of the build cannot be had: the tab is older than all builds that are kept, or there is no connection. The whole
 * page can still be asked for: from the server, which has a newer one, or from the worker.
 */
export class MissingFile extends Error {}

/** For the end of an import. */
export function missingFile(cause: unknown): never {
  throw new MissingFile('A file of the page is missing', { cause })
}

/** Without a connection and without a worker the browser would show a page of its own instead. */
export const hasWholePages = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)
