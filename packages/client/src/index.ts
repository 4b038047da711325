export { type CallArgs, type Caller, type CallerOptions, type CallName, createCaller, type Fetch } from './caller.ts'
export {
  type AddOutcome,
  browserTabs,
  type Cart,
  type CartAddress,
  type CartCalls,
  type CartEdit,
  type CartLine,
  type CartMessage,
  type CartOptions,
  type CartRecord,
  type CartReply,
  type CartShelf,
  type CartState,
  type Choices,
  callerCartCalls,
  createCart,
  lonelyTab,
  memoryShelf,
  type OpenCartOptions,
  openCart,
  type Purchase,
  purchaseOf,
  purchaseOfCard,
  type SentItem,
  type ShownTotals,
  sendCartInWorker,
  sendChanges,
  type Tabs,
} from './cart/index.ts'
export { type AskOptions, askCatalog, type CatalogAnswer, type CatalogQuestion } from './catalog/ask-catalog.ts'
export { loadAttributes } from './catalog/attributes.ts'
export { categoryMenu, type MenuEntry } from './catalog/category/category-menu.ts'
export { type CategoryLink, type CategoryView, categoryView } from './catalog/category/category-view.ts'
export { type CategoryKey, findCategory } from './catalog/category/find-category.ts'
export { type CategoryQuery, listCategories } from './catalog/category/list-categories.ts'
export { type ContentQuery, type ContentType, findBlock, findPage, listContent } from './catalog/content.ts'
export { type FailureNotice, failureNotice } from './catalog/failure-notice.ts'
export { type Alternate, findAlternates } from './catalog/find-alternates.ts'
export { isSearchable } from './catalog/is-searchable.ts'
export type { Facet, FacetOption } from './catalog/listing/facets.ts'
export { listBySku } from './catalog/listing/list-by-sku.ts'
export { type HomeList, type HomeListName, listHome } from './catalog/listing/list-home.ts'
export {
  type ListWish,
  listCategoryProducts,
  listSearchProducts,
} from './catalog/listing/list-products.ts'
export type { Chip, ProductList } from './catalog/listing/product-list.ts'
export type { Found, Loaded, Problem } from './catalog/loaded.ts'
export { findProduct, type ProductKey } from './catalog/product/find-product.ts'
export { loadProduct, type Moved, showProduct } from './catalog/product/load-product.ts'
export type { Detail, Dimensions } from './catalog/product/product-facts.ts'
export type { ProductView } from './catalog/product/product-view.ts'
export type {
  BundleOptionView,
  CustomOptionView,
  GiftCardView,
  OptionPriceView,
  PartView,
} from './catalog/product/purchase-options.ts'
export { type SelectedOption, type Selection, selectVariant } from './catalog/product/select-variant.ts'
export type { OptionView, VariantView } from './catalog/product/variant-view.ts'
export {
  type AppliedFilter,
  type FilterValue,
  type SearchRequest,
  searchRequest,
  where,
} from './catalog/queries/search-request.ts'
export { listRecentlyViewed } from './catalog/recently-viewed.ts'
export { rememberViewed } from './catalog/remember-viewed.ts'
export { reportMissingPage } from './catalog/report-missing-page.ts'
export { type ResolvedPath, type ResolveOptions, resolvePath } from './catalog/resolve-path.ts'
export { listReviews, type Reviews, type ReviewView } from './catalog/reviews.ts'
export { type PostLink, type SearchResults, type SearchSizes, searchEverything } from './catalog/search-everything.ts'
export type { LabelView } from './catalog/shown/label-view.ts'
export type { PriceView } from './catalog/shown/price-view.ts'
export type { ProductCard } from './catalog/shown/product-card.ts'
export type { StockState, StockView } from './catalog/shown/stock-view.ts'
export { listStock, prefetchStock } from './catalog/stock.ts'
export {
  applyGiftCard,
  type Checkout,
  type CheckoutOptions,
  type CheckoutState,
  type ChosenDelivery,
  chooseDelivery,
  createCheckout,
  type DeliveryOffer,
  type FoundAddress,
  listDeliveries,
  lookUpAddresses,
  type OrderBody,
  type OrderParts,
  orderBody,
  type PaymentOffer,
  readOffers,
  removeGiftCard,
  saveFirstAddress,
} from './checkout/index.ts'
export { type Clock, systemClock } from './clock.ts'
export { type Credentials, nobody } from './credentials.ts'
export { createEngine, type Engine, type EngineOptions, type EngineView } from './engine.ts'
export { consoleLog, type Log } from './log.ts'
export {
  createNotifications,
  type NewNotification,
  type Notification,
  type NotificationAction,
  type Notifications,
  type NotificationType,
  okAction,
  type Said,
} from './notifications.ts'
export { createObservable, type Observable, type Observed } from './observed.ts'
export { alwaysOnline, createOnline, type NetworkEvents, type Online, type OnlineOptions } from './online.ts'
export {
  answerChallenge,
  type Challenge,
  type Confirmation,
  createOrders,
  fetchInvoice,
  followOrder,
  goOnline,
  isUnpaid,
  isWaiting,
  lookAtOrder,
  lookUntilDecided,
  newOrderId,
  type OnlineParts,
  type OpenOrdersOptions,
  type OrderDraft,
  type OrderFollowers,
  type OrderProblem,
  type OrderStatus,
  type OrderSummary,
  type OrderSums,
  type Orders,
  type OrdersOptions,
  openOrders,
  type PaymentStep,
  type Placed,
  type PriceChange,
  type PricesChanged,
  type Redirect,
  type StoredOrder,
  sendOrdersInWorker,
  startPayment,
  tellOfOrders,
  type WorkerSending,
  watchConnection,
} from './order/index.ts'
export type { Done, Failed, Outcome, Refused, Reply } from './outcome.ts'
export {
  type CatalogItem,
  type CatalogQuery,
  type CatalogResult,
  type CatalogSearch,
  searchCatalog,
} from './search-catalog.ts'
export { type Account, type AccountOptions, createAccount } from './session/create-account.ts'
export type { User } from './session/user.ts'
export type {
  LoginEvent,
  LogoutEvent,
  Registration,
  SessionState,
  SignInAnswer,
  UserSession,
} from './session/user-session.ts'
export type { Collection, Kept, SetOptions } from './storage/collection.ts'
export type { CollectionName } from './storage/collections.ts'
export { createStorage, type ShopStorage, type StorageOptions } from './storage/create-storage.ts'
export type { HowToRun, LockState, QueuedTask, TaskQueue, Tasks } from './task/tasks.ts'
export { type WorkerPlace, workerPlace } from './worker/worker-place.ts'
export type { WorkerView } from './worker/worker-view.ts'
