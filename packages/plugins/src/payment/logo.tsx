import { LineArt } from '@mantel/ui/picture/line-art'
import { findPaymentMethod } from './methods.ts'

/** The method's line drawing; renders nothing for an unknown method. */
export function MethodLogo({ code }: { code: string }) {
  const path = findPaymentMethod(code)?.logo
  if (path === undefined) return null
  return (
    <LineArt width={36} height={28}>
      <path d={path} />
    </LineArt>
  )
}
