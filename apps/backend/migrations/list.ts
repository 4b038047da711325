import type { Migration } from 'kysely/migration'
import * as catalogue from './001-catalogue.ts'
import * as outbox from './002-outbox.ts'
import * as priceBorder from './003-price-border.ts'
import * as seeding from './004-seeding.ts'
import * as pageNotFound from './005-page-not-found.ts'
import * as cart from './006-cart.ts'
import * as customer from './007-customer.ts'
import * as order from './008-order.ts'
import * as sales from './009-sales.ts'
import * as refusedMutations from './010-refused-mutations.ts'
import * as emptiedOnce from './011-emptied-once.ts'
import * as processes from './012-processes.ts'
import * as mailQueue from './013-mail-queue.ts'
import * as paymentTerms from './014-payment-terms.ts'
import * as limits from './015-limits.ts'
import * as installation from './016-installation.ts'
import * as schemaCompatibility from './017-schema-compatibility.ts'
import * as orderCaller from './018-order-caller.ts'
import * as emailChange from './019-email-change.ts'
import * as usedChallenge from './020-used-challenge.ts'
import * as customerCartKey from './021-customer-cart-key.ts'
import * as productIdCascade from './022-product-id-cascade.ts'
import * as orderShipment from './023-order-shipment.ts'
import * as accountSecurity from './024-account-security.ts'
import * as orderRequest from './025-order-request.ts'
import * as partialRefund from './026-partial-refund.ts'
import * as socialLogin from './027-social-login.ts'
import * as marketingConsent from './028-marketing-consent.ts'
import * as tradeApplication from './029-trade-application.ts'
import * as orderTemplate from './030-order-template.ts'
import * as orderDownload from './031-order-download.ts'
import * as company from './032-company.ts'
import * as partialCredit from './033-partial-credit.ts'
import * as socialUnlink from './034-social-unlink.ts'
import * as optionFile from './036-option-file.ts'
import * as giftCardClaim from './037-gift-card-claim.ts'
import * as savedProduct from './039-saved-product.ts'
import * as reviewSubmission from './040-review-submission.ts'
import * as stockAlert from './041-stock-alert.ts'
import * as formMessage from './042-form-message.ts'
import * as newsletter from './043-newsletter.ts'
import * as consent from './044-consent.ts'
import * as socialFeed from './045-social-feed.ts'
import * as groupRevocation from './046-group-revocation.ts'
import * as orderReturn from './047-order-return.ts'
import * as sanitiseHtml from './050-sanitise-html.ts'
import * as voidedGiftCard from './051-voided-gift-card.ts'
import * as shopperReview from './053-shopper-review.ts'
import * as restoredJob from './054-restored-job.ts'
import * as returnedStock from './056-returned-stock.ts'
import * as refundAttempt from './057-refund-attempt.ts'
import * as documentTimeZone from './059-document-time-zone.ts'

/**
 * isAdditive: code that does not know the migration can still use the tables, so that it can be started again after an
 * upgrade. True for new tables, indexes, and columns that are nullable or have a default; not for anything dropped or renamed.
 */
export type ShopMigration = Migration & { isAdditive?: boolean }

/** In numerical order. Never edit the statements of a released migration: add a new one. */
export const migrations: Record<string, ShopMigration> = {
  '001-catalogue': catalogue,
  '002-outbox': outbox,
  '003-price-border': priceBorder,
  '004-seeding': seeding,
  '005-page-not-found': pageNotFound,
  '006-cart': cart,
  '007-customer': customer,
  '008-order': order,
  '009-sales': sales,
  '010-refused-mutations': refusedMutations,
  '011-emptied-once': emptiedOnce,
  '012-processes': processes,
  '013-mail-queue': mailQueue,
  '014-payment-terms': paymentTerms,
  '015-limits': limits,
  '016-installation': installation,
  '017-schema-compatibility': schemaCompatibility,
  '018-order-caller': orderCaller,
  '019-email-change': emailChange,
  '020-used-challenge': usedChallenge,
  '021-customer-cart-key': customerCartKey,
  '022-product-id-cascade': productIdCascade,
  '023-order-shipment': orderShipment,
  '024-account-security': accountSecurity,
  '025-order-request': orderRequest,
  '026-partial-refund': partialRefund,
  '027-social-login': socialLogin,
  '028-marketing-consent': marketingConsent,
  '029-trade-application': tradeApplication,
  '030-order-template': orderTemplate,
  '031-order-download': orderDownload,
  '032-company': company,
  '033-partial-credit': partialCredit,
  '034-social-unlink': socialUnlink,
  '036-option-file': optionFile,
  '037-gift-card-claim': giftCardClaim,
  '039-saved-product': savedProduct,
  '040-review-submission': reviewSubmission,
  '041-stock-alert': stockAlert,
  '042-form-message': formMessage,
  '043-newsletter': newsletter,
  '044-consent': consent,
  '045-social-feed': socialFeed,
  '046-group-revocation': groupRevocation,
  '047-order-return': orderReturn,
  '050-sanitise-html': sanitiseHtml,
  '051-voided-gift-card': voidedGiftCard,
  '053-shopper-review': shopperReview,
  '054-restored-job': restoredJob,
  '056-returned-stock': returnedStock,
  '057-refund-attempt': refundAttempt,
  '059-document-time-zone': documentTimeZone,
}
