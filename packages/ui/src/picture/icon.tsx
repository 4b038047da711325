import { classNames } from '../style/class-names.ts'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

export const iconNames = Object.keys(iconPaths) as IconName[]

/** Decorative: a text beside the icon, or the name of its control, has the same meaning. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 20 | 24 | 32; className?: string }) {
  const drawing: string | { line?: string; filled: string } = iconPaths[name]
  const { line, filled } = typeof drawing === 'string' ? { line: drawing } : { line: undefined, ...drawing }
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={classNames('ui-icon', className)}>
      {line && <path d={line} />}
      {filled && <path d={filled} fill="currentColor" />}
    </svg>
  )
}
