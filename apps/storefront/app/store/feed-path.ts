/** The path of a store view's feed, without the store's prefix. */
export const feedPath = '/blog/feed.xml'
