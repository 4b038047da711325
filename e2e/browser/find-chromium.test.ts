import { describe, expect, it, vi } from 'vitest'
import { findChromium, findJourneyBrowser } from './find-chromium.ts'
import { type Machine, runProgram } from './machine.ts'

const cached = '/cache/chromium'
const packaged = '/tmp/chromium'

/** A fake machine with these files. `installs` lists the file that each installer adds. */
function machineWith(files: string[], given: Partial<Machine> & { installs?: Record<string, string> } = {}) {
  const present = new Set(files)
  const { installs = {}, ...rest } = given
  const run = vi.fn<Machine['run']>(async (command, args) => {
    if (args.includes('--version')) return present.has(command)
    const installer = Object.keys(installs).find((name) => [command, ...args].join(' ').includes(name))
    if (!installer) return args[0] === 'update'
    present.add(installs[installer] ?? '')
    return true
  })
  const machine: Machine = {
    platform: 'linux',
    arch: 'arm64',
    env: {},
    isRoot: false,
    node: 'node',
    run,
    log: () => undefined,
    exists: (path) => present.has(path),
    playwrightPath: () => cached,
    playwrightCommand: () => 'cli.js',
    unpackBrowser: async () => {
      present.add(packaged)
      return packaged
    },
    ...rest,
  }
  const commands = () => run.mock.calls.map(([command, args]) => [command, ...args].join(' '))
  return { machine, run, commands }
}

const debian = ['/etc/debian_version', '/usr/bin/apt-get']

describe('findChromium', () => {
  it('prefers the browser set in CHROMIUM to any other', async () => {
    const { machine } = machineWith(['/opt/chrome', '/usr/bin/chromium'], { env: { CHROMIUM: '/opt/chrome' } })
    expect(await findChromium(machine)).toBe('/opt/chrome')
  })

  it('refuses a CHROMIUM that does not exist instead of using another browser', async () => {
    const { machine } = machineWith(['/usr/bin/chromium'], { env: { CHROMIUM: '/opt/chrome' } })
    await expect(findChromium(machine)).rejects.toThrow('CHROMIUM is set to /opt/chrome, which does not exist.')
  })

  it.for<[string, Partial<Machine>, string]>([
    ['Debian', {}, '/usr/bin/chromium'],
    ['Ubuntu', {}, '/snap/bin/chromium'],
    ['Linux with Chrome', { arch: 'x64' }, '/usr/bin/google-chrome'],
    ['macOS', { platform: 'darwin' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'macOS, installed for one user',
      { platform: 'darwin', env: { HOME: '/Users/ada' } },
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'Windows',
      { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'Windows with Edge only',
      { platform: 'win32', env: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' } },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('uses the browser installed on %s', async ([, given, path]) => {
    const { machine, commands } = machineWith([path], given)
    expect(await findChromium(machine)).toBe(path)
    expect(commands().filter((command) => !command.includes('--version'))).toEqual([])
  })

  it('does not run a browser on Windows to read its version, which would open a window', async () => {
    const path = 'C:\\Chrome\\Google\\Chrome\\Application\\chrome.exe'
    const { machine, run } = machineWith([path], { platform: 'win32', env: { LOCALAPPDATA: 'C:\\Chrome' } })
    expect(await findChromium(machine)).toBe(path)
    expect(run).not.toHaveBeenCalled()
  })

  it('skips a browser that does not start', async () => {
    const { machine, run } = machineWith(['/usr/bin/chromium-browser', cached])
    run.mockImplementation(async (command) => command === cached)
    expect(await findChromium(machine)).toBe(cached)
  })

  it('uses the browser in Playwright’s cache if none is installed', async () => {
    const { machine } = machineWith([cached], { platform: 'darwin' })
    expect(await findChromium(machine)).toBe(cached)
  })

  it('downloads a browser with Playwright and gives up if no download starts within 20 s', async () => {
    const { machine, run } = machineWith(debian, { isRoot: true, installs: { 'cli.js install': cached } })
    expect(await findChromium(machine)).toBe(cached)
    expect(run.mock.calls[0]?.[2]).toEqual({ startedWhen: /\d%/, startTimeout: 20_000 })
  })

  const shell = '/usr/lib/chromium/chromium-headless-shell'
  const aptCommands = ['node cli.js install --no-shell chromium', '/usr/bin/apt-get update -qq']
  const aptInstall = '/usr/bin/apt-get install -qq -y --no-install-recommends'

  it('installs Debian’s headless shell as root if Playwright cannot connect', async () => {
    const installs = { 'install -qq -y --no-install-recommends chromium-headless-shell': shell }
    const { machine, commands } = machineWith(debian, { isRoot: true, installs })
    expect(await findChromium(machine)).toBe(shell)
    expect(commands()).toEqual([
      ...aptCommands,
      `${aptInstall} chromium-headless-shell`,
      `${shell} --no-sandbox --version`,
    ])
  })

  it('installs the whole browser on a Debian without the headless shell', async () => {
    const { machine, run, commands } = machineWith([...debian], { isRoot: true })
    machine.exists = (path) => debian.includes(path) || (path === '/usr/bin/chromium' && commands().length > 3)
    run.mockImplementation(async (_, args) => args.at(-1) !== 'chromium-headless-shell' && args[1] !== 'install')
    expect(await findChromium(machine)).toBe('/usr/bin/chromium')
    expect(commands().slice(2, 4)).toEqual([`${aptInstall} chromium-headless-shell`, `${aptInstall} chromium`])
  })

  it('installs Debian’s browser if system libraries for Playwright’s are missing', async () => {
    const { machine, run } = machineWith([...debian, '/usr/bin/chromium'], { isRoot: true })
    const ranCommands: string[] = []
    run.mockImplementation(async (command, args) => {
      ranCommands.push(args[0] === 'install' ? 'apt' : command)
      return command !== cached && (command !== '/usr/bin/chromium' || ranCommands.includes('apt'))
    })
    expect(await findChromium(machine)).toBe('/usr/bin/chromium')
  })

  it('uses the browser of the npm package on x64 without root', async () => {
    const { machine, commands } = machineWith(debian, { arch: 'x64' })
    expect(await findChromium(machine)).toBe(packaged)
    expect(commands().some((command) => command.includes('apt-get'))).toBe(false)
  })

  it.for<Partial<Machine>>([
    { arch: 'arm64' },
    { platform: 'darwin', arch: 'x64' },
    { platform: 'win32', arch: 'x64', env: { PROGRAMFILES: 'C:\\Program Files' } },
  ])('says in one line what to install if no browser can be obtained: %o', async (given) => {
    const { machine } = machineWith([], given)
    await expect(findChromium(machine)).rejects.toThrow(/^No browser for the journeys\. Install Chromium[^\n]+$/)
  })
})

describe('findJourneyBrowser', () => {
  const system = '/usr/lib/chromium/chromium-headless-shell'

  it('prefers the browser of the npm package on Linux on x64', async () => {
    const { machine } = machineWith([system], { arch: 'x64' })
    expect(await findJourneyBrowser(machine)).toBe(packaged)
  })

  it('uses the system’s browser if the packaged one lacks libraries', async () => {
    const { machine, run } = machineWith([system], { arch: 'x64' })
    run.mockImplementation(async (command) => command !== packaged)
    expect(await findJourneyBrowser(machine)).toBe(system)
  })

  it('uses the system’s browser on other platforms', async () => {
    const { machine } = machineWith([system, '/usr/bin/chromium'])
    expect(await findJourneyBrowser(machine)).toBe(system)
  })

  it('uses the browser set in CHROMIUM', async () => {
    const { machine } = machineWith(['/opt/chrome', system], { arch: 'x64', env: { CHROMIUM: '/opt/chrome' } })
    expect(await findJourneyBrowser(machine)).toBe('/opt/chrome')
  })
})

describe.skipIf(process.platform === 'win32')('runProgram', { timeout: 30_000 }, () => {
  const shell = (script: string, options = {}) => runProgram('/bin/sh', ['-c', script], options)

  it('distinguishes a program that succeeds from one that fails', async () => {
    expect(await shell('exit 0')).toBe(true)
    expect(await shell('exit 1')).toBe(false)
    expect(await runProgram('/no/such/program', [])).toBe(false)
  })

  it('kills a program and its child processes if it does not start in time', async () => {
    expect(await shell('sleep 60 & wait', { startedWhen: /\d%/, startTimeout: 200 })).toBe(false)
  })

  it('sets no time limit for a program that has started', async () => {
    expect(await shell('echo "10% of 150 MiB"; sleep 4', { startedWhen: /\d%/, startTimeout: 3000 })).toBe(true)
  })
})
