import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type Edit, editOf } from './edit-path.ts'

/** The line that is chosen anew on this page, if any. Pages come from the server without. */
export function useEdit(): Edit | null {
  const { search } = useLocation()
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isFromServer ? null : editOf(search)
}

const never = () => () => {}
