import { categoryMenu, listCategories, listContent, type MenuEntry, where } from '@mantel/client'
import type { Shop } from '../place/shop.ts'
import { type PageGroup, pageGroups } from './page-groups.ts'

export type { PageGroup }
export type MenuItem = { id: number; name: string; path: string; picture: string | null; children: MenuItem[] }

const blockNames = ['promo-bar', 'footer-about', 'restricted-access', 'guest-menu'] as const
export type BlockName = (typeof blockNames)[number]
export type Block = { title: string; html: string }

/** What stands around every page of a store. */
export type ShellData = {
  menu: MenuItem[]
  pages: PageGroup[]
  blocks: Partial<Record<BlockName, Block>>
  /** When it was loaded: a page that is kept over New Year says the same on the server and in the browser. */
  year: number | null
}

export async function loadShell({ engine }: Shop): Promise<ShellData> {
  const [categories, hierarchy, blocks] = await Promise.all([
    listCategories(engine),
    listContent(engine, { type: 'cms_hierarchy', size: 200 }),
    listContent(engine, { type: 'cms_block', filters: [where('identifier', { in: blockNames })] }),
  ])
  // A page without its menu would be kept for everybody; one that fails is asked for again.
  if (categories === null && engine.place === 'server') throw new Error('the categories for the menu gave no answer')
  return {
    menu: categories === null ? [] : (await categoryMenu(engine)).map(menuItem),
    pages: hierarchy.ok ? pageGroups(hierarchy.value) : [],
    blocks: blocks.ok ? blocksByName(blocks.value) : {},
    year: new Date(engine.clock.now()).getUTCFullYear(),
  }
}

function menuItem({ id, name, path, picture, children }: MenuEntry): MenuItem {
  return { id, name, path, picture, children: children.map(menuItem) }
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
