import type { TagSettings } from '@mantel/domain/tag'
import { analytics } from './analytics/plugin.ts'
import { heatMap } from './heat-map/plugin.ts'
import { pinBoard } from './pin-board/plugin.ts'
import type { TagDirective, TagPluginRow, TagSources } from './plugin.ts'
import { productAnalytics } from './product-analytics/plugin.ts'
import { socialPixel } from './social-pixel/plugin.ts'
import { tagManager } from './tag-manager/plugin.ts'

/** Every tag, in the order in which they start. A store view configures some of them, or none. */
export const tagPlugins: readonly TagPluginRow[] = [
  tagManager,
  analytics,
  heatMap,
  pinBoard,
  socialPixel,
  productAnalytics,
]

export const findTagPlugin = (code: string): TagPluginRow | undefined => tagPlugins.find((row) => row.code === code)

/** The sources that a store view's active plugins need in the content security policy, each source once. */
export function tagSourcesOf({ plugins }: TagSettings): TagSources {
  return mergeSources(...plugins.map(({ code, settings }) => findTagPlugin(code)?.sources(settings) ?? {}))
}

export function mergeSources(...lists: readonly TagSources[]): TagSources {
  const all = new Map<TagDirective, Set<string>>()
  for (const [name, origins] of lists.flatMap((list) => Object.entries(list))) {
    const directive = name as TagDirective
    all.set(directive, new Set([...(all.get(directive) ?? []), ...origins.filter((origin) => origin !== '')]))
  }
  return Object.fromEntries([...all].map(([directive, origins]) => [directive, [...origins]]))
}
