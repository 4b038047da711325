import { useRouteLoaderData } from 'react-router'
import { type LoaderDataRef, readLoaderData } from '../router/loader-data.tsx'
import type { ShellData } from './shell-data.ts'

const emptyShell: ShellData = { menu: [], pages: [], blocks: {}, year: null }

/** The data that the root route has loaded, or empty data if its loader failed. */
export function useShell(): ShellData {
  const loaded = useRouteLoaderData<ShellData | LoaderDataRef<ShellData>>('root')
  return loaded ? readLoaderData(loaded) : emptyShell
}
