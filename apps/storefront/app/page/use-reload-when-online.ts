import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useOnline } from '../store/use-online.ts'

/** Loads the page's data again as soon as the server can be reached. isMissing: something is not shown because it could not be. */
export function useReloadWhenOnline(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  const isLoadable = useOnline() && isMissing
  useEffect(() => {
    if (isLoadable) void revalidate()
  }, [isLoadable, revalidate])
}
