/** Home page banners of a store view. Read from stores/banners and validated at start. */
export type Banners = {
  /** Image used in link previews (Open Graph). */
  headImage: string | null
  /** The first is the hero of the home page; the others follow further down. */
  mainBanners: MainBanner[]
  /** Category tiles: the first two are portrait, the others landscape. */
  smallBanners: SmallBanner[]
  /** Shown between the product carousels. */
  productBanners: ProductBanner[]
}

/** One picture in three crops: 16:5 with space for text on the left, 2:1, and 4:5 for phones. */
export type BannerPicture = { banner: string; wide: string; phone: string; alt: string }
/** A named category of the store view, or a path without the store prefix. */
export type BannerLink = { category: string } | { path: string }

export type MainBanner = { title: string; text: string; action: string; link: BannerLink; picture: BannerPicture }
/** Uses the category's name if it has no title. */
export type SmallBanner = { title?: string | undefined; link: BannerLink; picture: string }
export type ProductBanner = { title: string; text: string; action: string; link: BannerLink; picture: string }

export const noBanners: Banners = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] }
