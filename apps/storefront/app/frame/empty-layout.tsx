import { Outlet } from 'react-router'

/** A layout without header and footer. */
export default function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1} data-layout="empty">
      <Outlet />
    </main>
  )
}
