import { createContext, useContext } from 'react'
import { preloadModule } from 'react-dom'
import type { FilesOf } from '../server-entry.ts'

/** Only the server knows; browsers load what they are told, or what they import. */
export const FilesContext = createContext<FilesOf>(() => [])

/** Tells the browser of source files that the page will import, before the page's own scripts get to say so. */
export function usePreload(sources: readonly string[]): void {
  const filesOf = useContext(FilesContext)
  for (const file of sources.flatMap(filesOf)) preloadModule(file, { as: 'script' })
}
