import { useRouteLoaderData } from 'react-router'
import { type HandedOver, received } from '../page/handed-over.tsx'
import type { ShellData } from './shell-data.ts'

const bareShell: ShellData = { menu: [], pages: [], blocks: {}, year: null }

/** Loaded once, by the root of all routes. A page of which that has failed does without. */
export function useShell(): ShellData {
  const loaded = useRouteLoaderData<ShellData | HandedOver<ShellData>>('root')
  return loaded ? received(loaded) : bareShell
}
