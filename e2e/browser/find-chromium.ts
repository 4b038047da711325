import { type Machine, thisMachine } from './machine.ts'

const installHint =
  'No browser for the journeys. Install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROMIUM to the path of one.'

/** Milliseconds within which a download must begin. */
const connectionPatience = 20_000

/**
 * Finds a browser: the one in CHROMIUM, the system's, or one from Playwright's cache. If there is none, it installs one: with Playwright, with apt as root on Debian, or from this project's npm packages, which contain one for Linux
 * on x64. Every browser except the one in CHROMIUM is started once for its version, because libraries may be missing.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const { CHROMIUM } = machine.env
  if (CHROMIUM) {
    if (machine.exists(CHROMIUM)) return CHROMIUM
    throw new Error(`CHROMIUM is set to ${CHROMIUM}, which does not exist.`)
  }
  const ofSystem = systemPaths(machine)
  return (
    (await firstThatRuns(machine, [...ofSystem, machine.playwrightPath()])) ??
    ((await installByPlaywright(machine)) ? await firstThatRuns(machine, [machine.playwrightPath()]) : null) ??
    ((await installByApt(machine)) ? await firstThatRuns(machine, ofSystem) : null) ??
    (isLinuxOnX64(machine) ? await firstThatRuns(machine, [await machine.unpackBrowser()]) : null) ??
    fail(installHint)
  )
}

/**
 * Finds a browser for the journeys. On Linux on x64 it is the headless shell of this project's npm package, which is the same for
 * everybody, if the system has its libraries.
 */
export async function findJourneyBrowser(machine: Machine = thisMachine): Promise<string> {
  const usesPackaged = !machine.env.CHROMIUM && isLinuxOnX64(machine)
  const packaged = usesPackaged ? await firstThatRuns(machine, [await machine.unpackBrowser()]) : null
  return packaged ?? findChromium(machine)
}

/**
 * Pages of the headless shell take half of the CPU time that pages of a whole browser take. The command in /usr/bin would not pass
 * signals on to it.
 */
const debianShell = '/usr/lib/chromium/chromium-headless-shell'

function systemPaths({ platform, env }: Machine): string[] {
  if (platform === 'darwin')
    return ['/Applications', `${env.HOME}/Applications`].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ])
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder
        ? [
            `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
            `${folder}\\Chromium\\Application\\chrome.exe`,
            `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
          ]
        : [],
    )
  return [
    debianShell,
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
    '/snap/bin/chromium',
  ]
}

async function firstThatRuns(machine: Machine, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    if (!machine.exists(path)) continue
    // Skipped on Windows, where asking a browser for its version opens a window.
    if (machine.platform === 'win32' || (await machine.run(path, ['--no-sandbox', '--version']))) return path
  }
  return null
}

async function installByPlaywright(machine: Machine): Promise<boolean> {
  machine.log('No browser found: fetching one with Playwright …')
  const args = [machine.playwrightCommand(), 'install', '--no-shell', 'chromium']
  return machine.run(machine.node, args, { startedWhen: /\d%/, startTimeout: connectionPatience })
}

/** Older Debian versions have only the whole browser. */
const debianPackages = ['chromium-headless-shell', 'chromium']

async function installByApt(machine: Machine): Promise<boolean> {
  if (!machine.isRoot || !machine.exists('/etc/debian_version') || !machine.exists('/usr/bin/apt-get')) return false
  machine.log('No browser found: installing Debian’s Chromium …')
  await machine.run('/usr/bin/apt-get', ['update', '-qq'])
  for (const name of debianPackages)
    if (await machine.run('/usr/bin/apt-get', ['install', '-qq', '-y', '--no-install-recommends', name])) return true
  return false
}

const isLinuxOnX64 = ({ platform, arch }: Machine) => platform === 'linux' && arch === 'x64'

function fail(message: string): never {
  throw new Error(message)
}
