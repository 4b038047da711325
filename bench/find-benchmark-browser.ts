import { existsSync } from 'node:fs'
import { findChromium } from '../e2e/browser/find-chromium.ts'

const headlessShell = '/usr/lib/chromium/chromium-headless-shell'

/**
 * The system's headless shell if it is installed. A full browser draws its tabs and their loading animation while it loads
 * a page, even without a screen: on two cores that takes as much CPU time as the page.
 * Journeys cannot use it because it lacks background sync.
 */
export async function findBenchmarkBrowser(): Promise<string> {
  return process.env.CHROMIUM || !existsSync(headlessShell) ? findChromium() : headlessShell
}
