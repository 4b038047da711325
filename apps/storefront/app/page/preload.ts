import { createContext, useContext } from 'react'
import { preloadModule } from 'react-dom'

/** Returns the URLs of the files built from a source file and from its imports; none for an unknown file. */
export type FindBuiltFiles = (source: string) => readonly string[]

/** Only the server provides a value. In the browser there is nothing to preload. */
export const BuiltFilesContext = createContext<FindBuiltFiles>(() => [])

/** Makes the browser preload source files that the page will import, before the page's own scripts import them. */
export function usePreload(sources: readonly string[]): void {
  const filesOf = useContext(BuiltFilesContext)
  for (const file of sources.flatMap(filesOf)) preloadModule(file, { as: 'script' })
}
