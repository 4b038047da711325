import { Outlet } from 'react-router'

/** No frame at all. */
export default function EmptyLayout() {
  return (
    <main id="content" data-layout="empty">
      <Outlet />
    </main>
  )
}
