import { holdsSecret } from '../match-route.ts'
import { followRouter } from '../router/follow-router.ts'

/** Resolves when the page's address holds no secret. Scripts of other companies read and report the address themselves. */
export function whenAddressHoldsNoSecret(prefix: string): Promise<void> {
  return new Promise((resolve) => followRouter((page) => void (!holdsSecret(prefix, page) && resolve())))
}

/**
 * Opens a page with a secret in its address as a new document when the visitor goes back to it, because scripts cannot be unloaded from
 * this one. Called before the first script starts, so that none hears of the address.
 */
export function leaveScriptsBeforeSecrets(prefix: string): void {
  addEventListener(
    'popstate',
    (event) => {
      const { href } = location
      if (!holdsSecret(prefix, location)) return
      event.stopImmediatePropagation()
      // Scripts report the address once more while the document is being left, so it is replaced first.
      history.replaceState(null, '', '/')
      location.replace(href)
    },
    { capture: true },
  )
}
