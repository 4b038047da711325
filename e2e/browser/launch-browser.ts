import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** Panels of the address bar, which nobody sees: each new window would build them for half a second of processor time. */
const addressBarPanels = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxFullPopupV2',
]
/** What Playwright switches off by itself: a browser takes only the last list that it is given. */
const switchedOffAnyway = [
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

export const withoutOwnPanels = `--disable-features=${[...switchedOffAnyway, ...addressBarPanels].join(',')}`

/** Nothing that the browser does by itself reaches for the network, and web security stays as shoppers have it. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launchBrowser(): Promise<Browser> {
  const args = [...browserArguments, withoutOwnPanels]
  try {
    return await chromium.launch({ executablePath: await findChromium(), args })
  } catch (cause) {
    throw new Error(
      'No browser could be started. Install Chromium, or set CHROMIUM to one; the one that comes with the project needs the libraries libnss3, libnspr4 and libexpat1.',
      { cause },
    )
  }
}
