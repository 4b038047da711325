/**
 * Messages, texts and constants of the specification that no product code reads yet, by the number of the open issue that
 * will read them.
 */
export const unread: Record<string, readonly string[]> = {
  '17': ['text title.payment-information'],
  '18': [
    'constant cards.packSize',
    'message product_link_missing',
    'message compare_added',
    'message compare_removed',
    'message review_submitted',
    'text invalid.name_3',
    'text stock.notify',
    'constant giftCard.dateFormat',
    'text invalid.greater_than_0',
    'text invalid.name_3',
    'text invalid.greater_than_0',
    'text invalid.name_3',
    'text price.lowest',
    'text price.pack',
    'text type.giftcard',
    'text type.pack',
  ],
  '19': [
    'constant images.pageHeading',
    'constant images.socialSharePopup',
    'constant pinboard.currency',
    'constant pinboard.flushAfterMs',
    'message recaptcha_execute',
    'message recaptcha_load',
    'text home.feed',
    'text home.feed_picture',
    'text home.feed_text',
    'text share.title',
  ],
}
