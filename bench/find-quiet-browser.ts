import { existsSync } from 'node:fs'
import { findChromium } from '../e2e/browser/find-chromium.ts'

const withoutWindow = '/usr/lib/chromium/chromium-headless-shell'

/**
 * The system's browser without a window, where there is one. A browser with a window draws its tabs and their spinning
 * wheels while it loads a page, even without a screen: on two cores that takes as much of the processor as the page.
 * Journeys cannot do with it, because it has no background sync.
 */
export async function findQuietBrowser(): Promise<string> {
  return process.env.CHROMIUM || !existsSync(withoutWindow) ? findChromium() : withoutWindow
}
