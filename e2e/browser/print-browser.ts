import { findJourneyBrowser } from './find-chromium.ts'

/** Prints the path of a browser for the journeys, installed if needed, or one line that says what to install. */
try {
  console.log(await findJourneyBrowser())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
