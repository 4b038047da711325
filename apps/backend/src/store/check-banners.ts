import type { BannerLink, StoreView } from '@mantel/domain/store'
import type { BannersFile } from './banners-file-schema.ts'
import type { WithFileName } from './check-stores.ts'

/** Checks that each file belongs to an existing store view, one file per view, and links only to categories that it names. */
export function checkBanners(files: WithFileName<BannersFile>[], views: WithFileName<StoreView>[]): string[] {
  return files.flatMap(({ file, value }, index) => {
    const { storeCode } = value
    const view = views.find((one) => one.value.code === storeCode)?.value
    if (!view) return [`${file}: storeCode: there is no store view ${storeCode}`]
    const earlier = files.slice(0, index).find((one) => one.value.storeCode === storeCode)
    if (earlier) return [`${file}: storeCode: ${storeCode} is already used in ${earlier.file}`]
    return linkedCategories(value)
      .filter((name) => !Object.hasOwn(view.catalog.categories, name))
      .map((name) => `${file}: link.category: store view ${storeCode} names no category ${name}`)
  })
}

function linkedCategories({ mainBanners, smallBanners, productBanners }: BannersFile): string[] {
  const links: BannerLink[] = [...mainBanners, ...smallBanners, ...productBanners].map(({ link }) => link)
  return links.flatMap((link) => ('category' in link ? [link.category] : []))
}
