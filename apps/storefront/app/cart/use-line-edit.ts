import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type LineEdit, readLineEdit } from './line-edit.ts'

/** The cart line that is edited on this page, or null. Server-rendered pages never have one. */
export function useLineEdit(): LineEdit | null {
  const { search } = useLocation()
  // Hydration has to match the server's page, which has no line; the browser adds it afterwards.
  const query = useSyncExternalStore(
    subscribeToNothing,
    () => (readLineEdit(search) ? search : noQuery),
    () => noQuery,
  )
  return readLineEdit(query)
}

const subscribeToNothing = () => () => {}
const noQuery = ''
