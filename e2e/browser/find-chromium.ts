import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's browser, or where there is none the one that comes with the project, which runs on x64 alone. */
export async function findChromium(): Promise<string> {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return CHROMIUM
  const found = installed.find((path) => existsSync(path))
  if (!found && process.arch !== 'x64') throw new Error(`There is no browser for ${process.arch}`)
  return found ?? sparticuz.executablePath()
}
