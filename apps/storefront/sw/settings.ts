import type { WorkerView } from '@mantel/client'

/** The worker's settings for one build and one website. Changed settings change the file, so browsers install a new worker. */
export type WorkerSettings = {
  /** The build's digest, part of its cache names. */
  build: string
  /** The hash of the build's page manifest. A page with another hash belongs to an older or newer build. */
  pages: string
  /** The URL paths of all scripts and styles that pages of this build may request. */
  files: string[]
  /** The URL path of the file that contains all small scripts and styles. */
  packed: string
  /** The path prefix of each store view on this origin; '' for the store view without a prefix. */
  prefixes: string[]
  /** The API settings of each store view on this origin. */
  views: WorkerView[]
}

/** The contents of files by their URL paths. */
export type PackedFiles = Record<string, string>
