import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Says the title of the page that one has come to, as the browser does when it loads one itself. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  )
}
