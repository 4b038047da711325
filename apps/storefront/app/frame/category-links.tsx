import { chipClass } from '@mantel/ui/action/chip'
import { useShell } from '../shell/use-shell.ts'
import { StoreLink } from '../store/store-link.tsx'

/** Links to the main categories, for pages without other content. */
export function CategoryLinks({ label }: { label: string }) {
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
