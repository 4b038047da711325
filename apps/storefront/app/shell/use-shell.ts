import { useRouteLoaderData } from 'react-router'
import type { ShellData } from './shell-data.ts'

const bareShell: ShellData = { menu: [], pages: [], blocks: {}, year: null }

/** Loaded once, by the root of all routes. A page of which that has failed does without. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('root') ?? bareShell
}
