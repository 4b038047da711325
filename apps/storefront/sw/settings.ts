import type { WorkerView } from '@mantel/client'

/** What one build and one website make of the worker. Other settings are other bytes, and so a new worker. */
export type WorkerSettings = {
  /** Names the build, and what is kept for it. */
  build: string
  /** Names what pages of this build are made of: a page that knows another name is an older or a newer one. */
  pages: string
  /** The addresses of all scripts and styles that pages of this build may ask for. */
  files: string[]
  /** The prefix of each store view on this origin; the view without one is ''. */
  prefixes: string[]
  /** How each store view on this origin is called on behalf of its shoppers. */
  views: WorkerView[]
}
