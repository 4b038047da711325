import { chipClass } from '@mantel/ui/action/chip'
import { StoreLink } from '../place/store-link.tsx'
import { useShell } from './use-shell.ts'

/** What people like, for somebody who has come to an end. */
export function WayOn({ label }: { label: string }) {
  const { menu } = useShell()
  if (menu.length === 0) return null
  return (
    <nav aria-label={label} className="mt-8">
      <p className="text-13 text-muted">{label}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {menu.map(({ id, name, path }) => (
          <li key={id}>
            <StoreLink to={path} className={chipClass()}>
              {name}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
