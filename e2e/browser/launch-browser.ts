import { type Browser, chromium } from 'playwright-core'
import { findJourneyBrowser } from './find-chromium.ts'

/** Invisible panels of the address bar: building them takes half a second of CPU time per window. */
const addressBarPanels = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxFullPopupV2',
]
/** Features that Playwright disables itself; a browser uses only the last list it receives. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export const disabledFeatures = `--disable-features=${[...disabledByPlaywright, ...addressBarPanels].join(',')}`

/** No background network requests by the browser; web security stays on, as for shoppers. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Without compilers that optimise hot code: a page of a journey runs for seconds, and compiling would cost more than it saves, a
 * fifth of the page's CPU time.
 */
const withoutOptimising = '--js-flags=--no-turbofan --no-maglev'

export async function launchBrowser({ pictures = true } = {}): Promise<Browser> {
  const args = [...browserArguments, disabledFeatures, withoutOptimising]
  return chromium.launch({
    executablePath: await findJourneyBrowser(),
    args: pictures ? args : [...args, '--blink-settings=imagesEnabled=false'],
  })
}
