import { findChromium, findHeadlessShell } from './find-chromium.ts'

/** Prints the paths of a headless shell and of a browser for the journeys, installed if needed, or one line that says what to install. */
try {
  const browser = await findChromium()
  console.log(await findHeadlessShell())
  console.log(browser)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
