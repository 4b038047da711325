import type { CommandIo } from './commands/command-io.ts'
import type { ShopWork } from './commands/shop-work.ts'
import type { Config } from './config.ts'

/** The seam to the back end: what the process needs of it, whether it serves or does one command. */
export type ShopBackend = {
  work: ShopWork
  /** True until the first catalogue has been filled in completely. */
  isEmpty(): Promise<boolean>
  /** Makes the pages ready, building them first if their sources changed. Only a serving process needs them. */
  openPages(io: CommandIo): Promise<void>
  /** Starts what a serving process needs and one command does not. Resolves when the first store view can be searched. */
  start(): Promise<void>
  listen(address: { port: number; host: string }): Promise<void>
  /** Where the store views are found in a browser. */
  addresses: { name: string; url: string }[]
  /** Stops accepting, lets requests under way finish, then closes jobs and database. */
  close(): Promise<void>
}

/** Failures that the operator can mend are thrown as a Refusal. */
export type OpenBackend = (options: {
  config: Config
  /** The real path of the data folder, which this process holds alone. */
  dataDir: string
  secretKey: string
  /** The port that is served, also when the settings leave the choice to the system. */
  port: number
  /** Pages come straight from their sources and follow every change. */
  dev?: boolean
}) => Promise<ShopBackend>
