import { classNames } from '../style/class-names.ts'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

export const iconNames = Object.keys(iconPaths) as IconName[]

/** Icons that product cards and the menu repeat; their drawings are in each document once. */
const sharedIcons = ['bag', 'chevron-down', 'heart'] as const satisfies readonly IconName[]
const symbolId = (name: IconName) => `icon-${name}`
const isShared = (name: IconName) => (sharedIcons as readonly IconName[]).includes(name)

/** The drawings to which `ButtonIcon` refers. Each document must contain this element once, before its content. */
export function SharedIcons() {
  return (
    <svg className="ui-shared-icons" aria-hidden="true">
      {sharedIcons.map((name) => (
        <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
          <path d={iconPaths[name]} />
        </symbol>
      ))}
    </svg>
  )
}

/**
 * A 24 px icon with short markup. Only for buttons with an accessible name, because screen readers ignore the content of such
 * buttons.
 */
export function ButtonIcon({ name }: { name: (typeof sharedIcons)[number] }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the button has the name.
    <svg>
      <use href={`#${symbolId(name)}`} />
    </svg>
  )
}

/** Decorative: a text beside the icon, or the name of its control, has the same meaning. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 20 | 24 | 32; className?: string }) {
  const look = { width: size, height: size, className: classNames('ui-icon', className) } as const
  if (isShared(name))
    return (
      <svg aria-hidden="true" {...look}>
        <use href={`#${symbolId(name)}`} />
      </svg>
    )
  const drawing: string | { line?: string; filled: string } = iconPaths[name]
  const { line, filled } = typeof drawing === 'string' ? { line: drawing } : { line: undefined, ...drawing }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...look}>
      {line && <path d={line} />}
      {filled && <path d={filled} fill="currentColor" />}
    </svg>
  )
}
