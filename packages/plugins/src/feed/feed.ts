/** A picture of a social feed, as the network's API describes it. */
export type FeedEntry = {
  id: string
  /** The page of the entry. */
  permalink: string
  /** URL of its picture, which is valid for a short time only. */
  pictureUrl: string
  caption: string
  mediaType: string
}

export type Feed = {
  /** Lists the newest entries first. Throws when the network's API cannot be reached or refuses the request. */
  list(limit: number): Promise<FeedEntry[]>
  /** The bytes of a picture. */
  fetchPicture(url: string): Promise<Buffer>
}
