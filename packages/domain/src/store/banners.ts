/** What a store shows of itself on its home page. Read from stores/banners, checked with the rest of stores/ at start. */
export type Banners = {
  /** Stands for the shop where its address is shared. */
  headImage: string | null
  /** The first opens the home page; any others follow further down. */
  mainBanners: MainBanner[]
  /** The worlds of the shop: the first two stand upright, the others lie. */
  smallBanners: SmallBanner[]
  /** Between the shelves of products. */
  productBanners: ProductBanner[]
}

/** One still life, cut three ways: 16:5 with room for words on the left, 2:1, and 4:5 for phones. */
export type BannerPicture = { banner: string; wide: string; phone: string; alt: string }
/** A category by the name that the store view gives it, or a path of this store without its prefix. */
export type BannerLink = { category: string } | { path: string }

export type MainBanner = { title: string; text: string; action: string; link: BannerLink; picture: BannerPicture }
/** Without a title it says what its category is called. */
export type SmallBanner = { title?: string | undefined; link: BannerLink; picture: string }
export type ProductBanner = { title: string; text: string; action: string; link: BannerLink; picture: string }

export const noBanners: Banners = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] }
