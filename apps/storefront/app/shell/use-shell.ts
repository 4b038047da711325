import { useRouteLoaderData } from 'react-router'
import { bareShell, type ShellData } from './shell-data.ts'

/** Loaded once, by the root of all routes. A page of which that has failed does without. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('root') ?? bareShell
}
