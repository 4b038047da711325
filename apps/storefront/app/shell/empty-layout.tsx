import { Outlet } from 'react-router'

/** No frame at all. */
export default function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1} data-layout="empty">
      <Outlet />
    </main>
  )
}
