import { Outlet } from 'react-router'

/** No frame at all. */
export default function EmptyLayout() {
  return (
    <main id="main" data-layout="empty">
      <Outlet />
    </main>
  )
}
