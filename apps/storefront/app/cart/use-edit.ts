import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type Edit, editOf } from './edit-path.ts'

/** The line that is chosen anew on this page, if any. Pages come from the server without. */
export function useEdit(): Edit | null {
  const { search } = useLocation()
  // A page without one stays as it is when the browser takes over.
  const editing = useSyncExternalStore(
    never,
    () => (editOf(search) ? search : none),
    () => none,
  )
  return editOf(editing)
}

const never = () => () => {}
const none = ''
