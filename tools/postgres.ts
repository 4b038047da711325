import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statfsSync, statSync } from 'node:fs'
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { findPostgresBinaries } from './postgres-binaries.ts'

export type PostgresServer = { url: string; stop(): Promise<void> }
const run = promisify(execFile)
type Account = { uid: number; gid: number }

/**
 * The number of hash rounds that each connection computes for its password. One is enough, and tests open thousands of
 * connections.
 */
const passwordIterations = 'scram_iterations=1'
/** Settings that give up durability, because the database is needed for one test run only. */
const temporarySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/**
 * A shell script that stops the server and deletes its folders when standard input closes, so that they do not outlive a killed
 * test run.
 */
const endWithParent =
  'folder=$0 data=$1; shift; "$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$folder" "$data"'

/** A file system in memory on most Linux machines. Containers often limit it to 64 MB. */
const memoryFolder = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/** Starts PostgreSQL on a free port with its data in a temporary folder; also works as root. */
export async function startPostgres(): Promise<PostgresServer> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined
  const folder = await mkdtemp(join(reachableTempFolder(account), 'mantel-postgres-'))
  const dataFolder = await mkdtemp(join(hasRoomInMemory(account) ? memoryFolder : folder, 'mantel-postgres-'))
  const clean = async () => {
    for (const created of [dataFolder, folder]) await rm(created, { recursive: true, force: true })
  }
  try {
    if (account) for (const created of [folder, dataFolder]) await chown(created, account.uid, account.gid)
    const bin = await copyBinaries(folder, account)
    const password = randomBytes(16).toString('hex')
    const data = join(dataFolder, 'data')
    await initialise(bin, data, password, { ...account, cwd: folder })
    const port = await freePort()
    const server = await serve(bin, data, port, { ...account, cwd: folder })
    return {
      url: `postgresql://mantel:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        await end(server)
        await clean()
      },
    }
  } catch (error) {
    await clean()
    throw error
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function reachableTempFolder(account: Account | undefined): string {
  const folders = account ? [tmpdir(), '/tmp', '/var/tmp'] : [tmpdir()]
  const open = folders.find((folder) => !account || isOpenToAll(folder))
  if (!open) throw new Error(`PostgreSQL's account can access none of the temporary folders: ${folders.join(', ')}`)
  return open
}

/**
 * The data is in memory if there is room: each copy of a template database creates about a thousand files, which is five times
 * as fast there.
 */
function hasRoomInMemory(account: Account | undefined): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < neededBytes) return false
  if (!statSync(memoryFolder, { throwIfNoEntry: false }) || (account && !isOpenToAll(memoryFolder))) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= neededBytes
}

function isOpenToAll(folder: string): boolean {
  const mayEnter = (statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o001
  return Boolean(mayEnter) && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}

/** Another account gets a copy, because it may lack access to the project folder. */
async function copyBinaries(folder: string, account: Account | undefined): Promise<string> {
  const native = findPostgresBinaries()
  if (!account) return join(native, 'bin')
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  await run('chown', ['-R', `${account.uid}:${account.gid}`, copy])
  return join(copy, 'bin')
}

type SpawnOptions = { cwd: string; uid?: number; gid?: number }

/** Linguistic collation, as on most servers, so that no code relies on byte order. */
async function initialise(bin: string, data: string, password: string, options: SpawnOptions): Promise<void> {
  const passwordFile = join(options.cwd, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (options.uid !== undefined) await chown(passwordFile, options.uid, options.gid!)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  const access = ['--auth=scram-sha-256', '--username=mantel', `--pwfile=${passwordFile}`, '-c', passwordIterations]
  await run(join(bin, 'initdb'), [`--pgdata=${data}`, ...locale, ...access, '--no-sync'], options)
}

async function serve(bin: string, data: string, port: number, options: SpawnOptions): Promise<ChildProcess> {
  const settings = [...temporarySettings, 'unix_socket_directories='].flatMap((setting) => ['-c', setting])
  const command = [join(bin, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings]
  const [file, ...args] =
    process.platform === 'win32' ? command : ['sh', '-c', endWithParent, options.cwd, dirname(data), ...command]
  const server = spawn(file!, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('ready to accept connections')) {
      server.stderr.resume()
      return server
    }
    lines.push(line)
  }
  throw new Error(`PostgreSQL did not start: ${lines.slice(-5).join(' | ')}`)
}

async function end(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit')
  if (process.platform === 'win32') server.kill()
  server.stdin?.end()
  await gone
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
