import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's browser, or where there is none the one that comes with the project. */
export async function findChromium(): Promise<string> {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return CHROMIUM
  return installed.find((path) => existsSync(path)) ?? sparticuz.executablePath()
}
