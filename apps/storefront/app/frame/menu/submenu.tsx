import { Picture } from '@mantel/ui/picture/picture'
import { useT } from '../../i18n/text-context.tsx'
import type { MenuItem } from '../../shell/shell-data.ts'
import { StaticContent } from '../../shell/static-markup.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import type { MenuPath, MenuTiming } from './menu-timing.ts'
import { mouseOnly } from './on-mouse.ts'

/** All descendants of a category, next to the image of the hovered one. */
export function Submenu({
  id,
  item,
  timing,
  pointedAt,
}: {
  id: string
  item: MenuItem
  timing: MenuTiming
  pointedAt: MenuPath | null
}) {
  const t = useT()
  const groups = item.children.filter(({ children }) => children.length > 0)
  const single = item.children.filter(({ children }) => children.length === 0)
  const pictured = item.children.find((child) => child.id === pointedAt?.[1]) ?? item
  const tiles = [pictured, ...single.filter((child) => child !== pictured)].slice(0, groups.length > 0 ? 2 : 3)
  const link = (entry: MenuItem, hovered: MenuItem, text = entry.name, className?: string) => (
    <StoreLink
      to={entry.path}
      className={className}
      onClick={timing.hide}
      onFocus={() => timing.push(hovered.id)}
      onPointerEnter={mouseOnly(() => timing.push(hovered.id))}
      onPointerLeave={mouseOnly(timing.pop)}
    >
      {text}
    </StoreLink>
  )
  return (
    <StaticContent
      // The key of the cached markup is not the item, because that is the key of the menu's entry.
      data={item.children}
      id={id}
      data-submenu=""
      data-open={pointedAt ? '' : undefined}
      className="submenu"
    >
      {() => (
        <div className="room">
          <div>
            <p className="title-3">{item.name}</p>
            <ul>
              {single.map((child) => (
                <li key={child.id}>{link(child, child)}</li>
              ))}
              <li>{link(item, item, t('menu.all_of', { name: item.name }), 'text-accent')}</li>
            </ul>
          </div>
          <div className="submenu-groups">
            {groups.map((group) => (
              <div key={group.id}>
                <p>{link(group, group)}</p>
                <ul className={group.children.length > 6 ? 'columns-2 gap-12' : undefined}>
                  {group.children.map((child) => (
                    <li key={child.id}>{link(child, group)}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {pointedAt && tiles.map((tile) => <Tile key={tile.id} item={tile} onLeave={timing.hide} />)}
        </div>
      )}
    </StaticContent>
  )
}

/** Hidden from keyboard and screen readers, because the text link next to it has the same target. */
function Tile({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  return (
    <StoreLink
      to={item.path}
      tabIndex={-1}
      aria-hidden="true"
      className="w-56 flex-none no-underline hover:underline"
      onClick={onLeave}
    >
      <Picture image={item.picture} alt="" width={240} shape="4/5" sizes="224px" priority="eager" className="w-full" />
      <span className="mt-2 block text-13 text-muted">{item.name}</span>
    </StoreLink>
  )
}
