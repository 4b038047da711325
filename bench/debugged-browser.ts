import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../e2e/browser/find-chromium.ts'
import { browserArguments, disabledFeatures } from '../e2e/browser/launch-browser.ts'

/** Starts a browser with remote debugging and returns its port. */
export async function openDebuggedBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'mantel-browser-'))
  // In kiosk mode the window draws no tabs.
  const browserFlags = ['--headless', '--kiosk', ...browserArguments, disabledFeatures]
  const given = [...browserFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(await findChromium(), [...given, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close')
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)/
  while (!listening.test(output)) {
    await Promise.race([once(child.stderr, 'data'), ended])
    if (child.exitCode !== null) throw new Error(`the browser did not start:\n${output}`)
  }
  return {
    port: Number(listening.exec(output)?.[1]),
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
