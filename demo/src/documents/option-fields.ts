import type { BundleOption, CustomOption } from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import type { DemoView } from '../demo-view.ts'
import { downloadFile } from '../downloads/download-file.ts'
import { picturePath } from '../pictures/picture-path.ts'
import { consumerPrice } from '../prices/consumer-price.ts'
import { giftCardProducts } from '../products/gifts/gift-cards.ts'
import type { CustomOptionModel, ProductModel } from '../products/model.ts'
import { type Translations, toTextByLanguage } from '../texts.ts'

type OptionPrice = NonNullable<CustomOptionModel['price']>

/** Fixed amounts are converted like consumer prices; zero stays zero. */
function amountOf({ amount, kind }: OptionPrice, view: DemoView): number {
  if (kind === 'percent' || amount === 0) return amount
  return consumerPrice(amount, view.market ?? 'GB') / 100
}

export function customOptions(
  model: ProductModel,
  options: readonly CustomOptionModel[],
  view: DemoView,
): CustomOption[] {
  return options.map(
    (option, index): CustomOption => ({
      option_id: model.id * 10 + index + 1,
      product_sku: model.sku,
      title: option.title[view.language],
      type: option.type,
      sort_order: index + 1,
      is_require: option.required,
      max_characters: option.maxCharacters ?? 0,
      image_size_x: 0,
      image_size_y: 0,
      ...(option.price ? { price: amountOf(option.price, view), price_type: option.price.kind } : {}),
      values: option.values?.map((value, place) => ({
        option_type_id: (model.id * 10 + index + 1) * 10 + place + 1,
        title: value.title[view.language],
        sort_order: place + 1,
        price: amountOf(value.price, view),
        price_type: value.price.kind,
      })),
    }),
  )
}

export function bundleOptions(model: ProductModel, language: Language): BundleOption[] {
  return (model.bundle ?? []).map((option, index): BundleOption => {
    const optionId = model.id * 10 + index + 1
    return {
      option_id: optionId,
      title: option.title[language],
      required: option.required,
      type: option.type,
      position: index + 1,
      sku: model.sku,
      product_links: option.skus.map((sku, place) => ({
        id: String(optionId * 10 + place + 1),
        sku,
        option_id: optionId,
        qty: option.quantity,
        position: place + 1,
        is_default: option.required && place === 0,
        price: null,
        price_type: null,
        can_change_quantity: option.changeable ? 1 : 0,
      })),
    }
  })
}

/** The amounts are whole pounds or euros. The shopper may also enter another amount, and choose the picture of any card. */
export const giftCardFields = (
  model: ProductModel,
  card: NonNullable<ProductModel['giftCard']>,
  language: Language,
) => ({
  am_giftcard_images: [model, ...giftCardProducts().filter(({ sku }) => sku !== model.sku)].map((one) =>
    picturePath(one, 'front', language),
  ),
  am_giftcard_prices: card.amounts.map((value) => ({ website_id: 0, value, website_value: value })),
  am_allow_open_amount: 1,
  am_open_amount_min: card.openFrom,
  am_open_amount_max: card.openTo,
  /** 1: the gift card is sent by e-mail. */
  am_giftcard_type: 1,
  am_giftcard_lifetime: 1825,
})

const fileTitle: Translations = ['Printable PDF', 'PDF-Datei zum Ausdrucken', 'PDF da stampare']

/** For example '1.6 KB', with a decimal comma in German and Italian. */
function fileSize(bytes: number, language: Language): string {
  const kilobytes = (bytes / 1000).toFixed(1)
  return `${language === 'en' ? kilobytes : kilobytes.replace('.', ',')} KB`
}

export const downloadFields = (model: ProductModel, language: Language) => ({
  links_purchased_separately: 0,
  downloadable_product_links: [
    {
      id: model.id,
      title: `${toTextByLanguage(fileTitle)[language]} (${fileSize(downloadFile(model).length, language)})`,
      sort_order: 1,
      price: 0,
      number_of_downloads: 5,
      link_type: 'file',
      link_file: `/${model.download!.fileName}`,
    },
  ],
})
