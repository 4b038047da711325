/**
 * A file of the build could not be loaded: the tab's build is older than all builds on the server, or there is no
 * connection. The whole document may still load: in a newer build from the server, or from the service worker.
 */
export class MissingFile extends Error {}

/** Converts a failed import into a MissingFile error; to be passed to catch(). */
export function throwMissingFile(cause: unknown): never {
  throw new MissingFile('could not load a file of the page', { cause })
}

/** Whether a document can be loaded. Without a connection and a service worker, the browser would show its own error page. */
export const canLoadDocument = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)
