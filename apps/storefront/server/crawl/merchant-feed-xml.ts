import type { MerchantItem } from '@mantel/domain/feed'
import { escapeXml, xmlDeclaration } from './sitemap-xml.ts'

/** Path of the feed, without the store's prefix. */
export const merchantFeedPath = '/feeds/google-merchant.xml'

/** An RSS 2.0 feed with the product data of Google Merchant Center. */
export function merchantFeedXml(
  { title, url }: { title: string; url: string },
  items: readonly MerchantItem[],
): string {
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><description>${escapeXml(title)}</description>`,
    ...items.map(itemXml),
    '</channel></rss>',
  ].join('')
}

function itemXml(item: MerchantItem): string {
  const hasIdentifiers = item.gtin !== null || (item.brand !== null && item.mpn !== null)
  return [
    '<item>',
    element('id', item.id),
    element('title', item.title),
    element('description', item.description),
    element('link', item.link),
    element('image_link', item.imageLink),
    ...item.additionalImageLinks.map((link) => element('additional_image_link', link)),
    element('availability', item.availability),
    element('availability_date', item.availabilityDate),
    element('price', item.price),
    element('sale_price', item.salePrice),
    element('condition', 'new'),
    element('brand', item.brand),
    element('gtin', item.gtin),
    element('mpn', item.mpn),
    element('identifier_exists', hasIdentifiers ? null : 'no'),
    element('item_group_id', item.itemGroupId),
    element('color', item.color),
    element('size', item.size),
    element('material', item.material),
    element('is_bundle', item.isBundle ? 'yes' : null),
    element('product_type', item.productType),
    ...item.shipping.map(
      ({ country, service, price }) =>
        `<g:shipping>${element('country', country)}${element('service', service)}${element('price', price)}</g:shipping>`,
    ),
    '</item>',
  ].join('')
}

const element = (name: string, text: string | null): string =>
  text === null ? '' : `<g:${name}>${escapeXml(text)}</g:${name}>`
