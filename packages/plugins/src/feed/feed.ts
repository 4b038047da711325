/** A picture of a social feed, as the network's API describes it. */
export type FeedEntry = {
  id: string
  /** The page of the entry. */
  permalink: string
  /** Where its picture can be fetched, for a short time only. */
  pictureUrl: string
  caption: string
  mediaType: string
}

export type Feed = {
  /** The newest entries first. Throws when the network's API cannot be reached or refuses. */
  list(limit: number): Promise<FeedEntry[]>
  /** The bytes of a picture. */
  fetchPicture(url: string): Promise<Buffer>
}
