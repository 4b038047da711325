import type { Connection } from '@mantel/backend/database'
import type { CommandIo } from './commands/command-io.ts'
import type { ShopUseCases } from './commands/shop-use-cases.ts'
import type { Config } from './config.ts'

/** The part of the back end that this process uses, both to serve the shop and to run a single command. */
export type ShopBackend = {
  useCases: ShopUseCases
  /** Settings that contradict the database, one line each. No process may work with them; `check` lists them. */
  conflicts: readonly string[]
  /** Reasons why this shop must not be reachable by the public, one line each. Empty if all its addresses are local. */
  findPublicProblems(): Promise<string[]>
  /** True until the first complete import of a catalogue. */
  isEmpty(): Promise<boolean>
  /** Runs `work` under a lock that all processes on this database share. */
  withProcessLock(work: () => Promise<void>): Promise<void>
  /** Opens the storefront's build, rebuilding it first if its sources changed. Only a serving process calls this. */
  openPages(io: CommandIo): Promise<void>
  /** Starts index, events and jobs, which a single command does not need. Resolves when the first store view is searchable. */
  start(): Promise<void>
  listen(address: { port: number; host: string }): Promise<void>
  /** The public URL of each store view. */
  addresses: { name: string; url: string }[]
  /** Stops accepting connections, waits for open requests, then closes jobs and database. */
  close(): Promise<void>
}

/** Throws an OperatorError for failures that the operator can fix. */
export type OpenBackend = (options: {
  config: Config
  /** The real path of the data folder. */
  dataDir: string
  secretKey: string
  /** The port to serve, already resolved if the setting is 0. */
  port: number
  /** Serves pages from their sources through Vite instead of from the build. */
  dev?: boolean
  /** The database, if the caller has started to open it. Otherwise openBackend opens it. */
  database?: Promise<Connection>
}) => Promise<ShopBackend>
