import { useMatches } from 'react-router'
import { readLoaderData } from '../router/loader-data.tsx'
import type { PageHead } from './head.ts'

/** The head of the current page; undefined on error pages. */
export function usePageHead(): PageHead | undefined {
  const innermost = useMatches().findLast(({ loaderData }) => loaderData !== undefined)?.loaderData
  return innermost ? readLoaderData<{ head?: PageHead }>(innermost).head : undefined
}
