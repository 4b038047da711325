import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, withoutOwnPanels } from '../e2e/browser/launch-browser.ts'
import { findQuietBrowser } from './find-quiet-browser.ts'

/** A browser that others may steer, by the port it tells. */
export async function openDebuggedBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'mantel-browser-'))
  // In a kiosk a window has no tabs to draw.
  const quiet = ['--headless', '--kiosk', ...browserArguments, withoutOwnPanels]
  const given = [...quiet, '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(await findQuietBrowser(), [...given, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close')
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)/
  while (!listening.test(said)) {
    await Promise.race([once(child.stderr, 'data'), ended])
    if (child.exitCode !== null) throw new Error(`The browser did not start:\n${said}`)
  }
  return {
    port: Number(listening.exec(said)?.[1]),
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
