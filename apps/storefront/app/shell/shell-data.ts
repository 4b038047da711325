import { attributeFilter, categoryMenu, listCategories, listContent, type MenuEntry } from '@mantel/client'
import { createContext } from 'react-router'
import type { Shop } from '../store/shop.ts'
import { type PageGroup, pageGroups } from './page-groups.ts'

export type { PageGroup }
export type MenuItem = { id: number; name: string; path: string; picture: string | null; children: MenuItem[] }

const blockNames = ['promo-bar', 'footer-about', 'restricted-access', 'guest-menu'] as const
export type BlockName = (typeof blockNames)[number]
export type Block = { title: string; html: string }

/** The data of header and footer, which every page of a store shows. */
export type ShellData = {
  menu: MenuItem[]
  pages: PageGroup[]
  blocks: Partial<Record<BlockName, Block>>
  /** The year in which the data was loaded. Part of the data, so that a page cached over New Year hydrates without a mismatch. */
  year: number | null
}

/** Set on the server, which shares the data between pages. */
export const shellContext = createContext<(() => Promise<ShellData>) | null>(null)

export async function loadShell({ engine }: Pick<Shop, 'engine'>): Promise<ShellData> {
  const [categories, hierarchy, blocks] = await Promise.all([
    listCategories(engine),
    listContent(engine, { type: 'cms_hierarchy', size: 200 }),
    listContent(engine, { type: 'cms_block', filters: [attributeFilter('identifier', { in: blockNames })] }),
  ])
  // Fail instead of caching a page without its menu for everyone.
  if (categories === null && engine.runtime === 'server') throw new Error('loading the menu categories failed')
  return {
    menu: categories === null ? [] : (await categoryMenu(engine)).map((entry) => menuItem(entry, 2)),
    pages: hierarchy.ok ? pageGroups(hierarchy.value) : [],
    blocks: blocks.ok ? blocksByName(blocks.value) : {},
    year: new Date(engine.clock.now()).getUTCFullYear(),
  }
}

/** The menu shows the pictures of its first two levels. */
function menuItem({ id, name, path, picture, children }: MenuEntry, pictured: number): MenuItem {
  return {
    id,
    name,
    path,
    picture: pictured > 0 ? picture : null,
    children: children.map((child) => menuItem(child, pictured - 1)),
  }
}

type Fields = Record<string, unknown>

function blocksByName(documents: readonly Fields[]): ShellData['blocks'] {
  const isWanted = ({ identifier }: Fields) => (blockNames as readonly unknown[]).includes(identifier)
  return Object.fromEntries(
    documents
      .filter((block) => isWanted(block) && block.active !== false)
      .map(({ identifier, title, content }) => [identifier, { title: String(title), html: String(content) }]),
  )
}
