import { Outlet } from 'react-router'
import { MinimalFrame } from './minimal-frame.tsx'

export default function MinimalLayout() {
  return (
    <MinimalFrame>
      <Outlet />
    </MinimalFrame>
  )
}
