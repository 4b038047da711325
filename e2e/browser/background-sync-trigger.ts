import type { Page } from 'playwright-core'

/**
 * Fires a background sync event in the service worker of the page's origin, as the browser does when it is online. Works
 * after the page is closed too.
 */
export async function createBackgroundSyncTrigger(
  page: Page,
): Promise<(tag: 'orderSync' | 'cartSync') => Promise<void>> {
  const context = page.context()
  const { origin } = new URL(page.url())
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  const fromBlank = async () => {
    const devtools = await context.newCDPSession(await context.newPage())
    await devtools.send('ServiceWorker.enable')
    return devtools
  }
  return async (tag) => {
    const devtools = page.isClosed() ? await fromBlank() : session
    await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  }
}
