import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

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
  try {
    return await chromium.launch({ executablePath: await findChromium(), args: browserArguments })
  } catch (cause) {
    throw new Error(
      'No browser could be started. Install Chromium, or set CHROMIUM to one; the one that comes with the project needs the libraries libnss3, libnspr4 and libexpat1.',
      { cause },
    )
  }
}
