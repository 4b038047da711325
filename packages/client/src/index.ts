export type { SolveBotChallenge } from './answer-challenges.ts'
export { type CallArgs, type Caller, type CallerOptions, type CallName, createCaller, type Fetch } from './caller.ts'
export {
  type AddOutcome,
  addDelivery,
  type Cart,
  type CartCalls,
  type CartEdit,
  type CartItemInput,
  type CartLine,
  type CartMessage,
  type CartOptions,
  type CartRecord,
  type CartRef,
  type CartReply,
  type CartState,
  type CartStorage,
  type ConfiguredProduct,
  configureProduct,
  createCart,
  createCartCalls,
  createGiftCardPurchase,
  createMemoryCartStorage,
  createPurchaseFromProductCard,
  createPurchases,
  defaultChoices,
  defaultDelivery,
  type LocalDelivery,
  lineTotal,
  loadGiftCardPreview,
  loadReconciliation,
  type OpenCartOptions,
  openCart,
  type Purchase,
  type PurchaseChoices,
  problemKey,
  readChoices,
  readGiftCardEntries,
  sendCartInWorker,
  sendChanges,
  type TotalsView,
  uploadOptionFile,
  whenInServerCart,
} from './cart/index.ts'
export { loadAttributes } from './catalog/attributes.ts'
export {
  findPost,
  findPostCategory,
  isPostSearchable,
  listPostCategories,
  listPosts,
  listPostsById,
  listRecentPosts,
  type Post,
  type PostCategory,
  type PostList,
  type PostQuery,
  type PostTeaser,
  toPost,
} from './catalog/blog.ts'
export { loadBoughtTogether } from './catalog/bought-together.ts'
export { categoryMenu, type MenuEntry } from './catalog/category/category-menu.ts'
export { type CategoryLink, type CategoryView, categoryView } from './catalog/category/category-view.ts'
export { type CategoryKey, findCategory } from './catalog/category/find-category.ts'
export { type CategoryQuery, listCategories } from './catalog/category/list-categories.ts'
export { type ContentQuery, type ContentType, findBlock, findPage, listContent } from './catalog/content.ts'
export { type FailureNotice, failureNotice } from './catalog/failure-notice.ts'
export { type Alternate, findAlternates } from './catalog/find-alternates.ts'
export { isSearchable } from './catalog/is-searchable.ts'
export type { Facet, FacetOption } from './catalog/listing/facets.ts'
export { listById } from './catalog/listing/list-by-id.ts'
export { listBySku } from './catalog/listing/list-by-sku.ts'
export { type FeedProduct, listFeedProducts } from './catalog/listing/list-feed-products.ts'
export { type HomeList, type HomeListName, listHome } from './catalog/listing/list-home.ts'
export {
  type ListRequest,
  listAllProducts,
  listCategoryProducts,
  listSearchProducts,
} from './catalog/listing/list-products.ts'
export type { ChosenFilterChip, ProductList } from './catalog/listing/product-list.ts'
export { type Loaded, type LoadedValue as Found, type LoadProblem as Problem, logProblem } from './catalog/loaded.ts'
export { findProduct, type ProductKey } from './catalog/product/find-product.ts'
export { includedChoices } from './catalog/product/included-choices.ts'
export { loadProduct, loadProductView, type MovedProduct } from './catalog/product/load-product.ts'
export type { Detail, Dimensions } from './catalog/product/product-facts.ts'
export { type ProductView, productLinks } from './catalog/product/product-view.ts'
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
  attributeFilter,
  type FilterValue,
  type SearchRequest,
  searchRequest,
} from './catalog/queries/search-request.ts'
export {
  type CatalogQueryOptions,
  type CatalogReply,
  type CatalogRequest,
  queryCatalog,
} from './catalog/query-catalog.ts'
export { listRecentlyViewed, rememberViewed } from './catalog/recently-viewed.ts'
export { refreshListStock } from './catalog/refresh-list-stock.ts'
export { reportMissingPage } from './catalog/report-missing-page.ts'
export { type ResolvedPath, type ResolveOptions, resolvePath } from './catalog/resolve-path.ts'
export { listReviews, type Reviews, type ReviewView } from './catalog/reviews.ts'
export {
  type PostLink,
  readPriceFilter,
  type SearchResults,
  type SearchSizes,
  searchEverything,
} from './catalog/search-everything.ts'
export type { PageResult } from './catalog/search-pages.ts'
export type { LabelView } from './catalog/views/label-view.ts'
export type { PriceView } from './catalog/views/price-view.ts'
export type { ProductCard } from './catalog/views/product-card.ts'
export type { StockState, StockView } from './catalog/views/stock-view.ts'
export {
  type AddressSuggestion,
  applyGiftCard,
  applySavedGiftCard,
  buildOrderBody,
  type Checkout,
  type CheckoutOptions,
  type CheckoutState,
  chooseDelivery,
  createCheckout,
  type DeliveryChoice,
  type DeliveryOffer,
  listDeliveries,
  listOfflineDeliveries,
  lookUpAddresses,
  type OrderBody,
  type OrderParts,
  type PaymentOffer,
  removeGiftCard,
  saveFirstAddress,
} from './checkout/index.ts'
export { type Clock, systemClock } from './clock.ts'
export { type MailFormAttempt, type MailFormMessage, type MailFormResult, sendMailForm } from './contact/index.ts'
export { type Credentials, noCredentials } from './credentials.ts'
export {
  type ActiveSession,
  type AddressEntry,
  addAddress,
  addCheckedLines,
  type CheckedLine,
  type ClaimsResult,
  type Company,
  type CompanyMember,
  type CustomerOrder,
  type CustomerOrderView,
  canBeAdded,
  changeEmail,
  changePassword,
  checkOrderTemplate,
  checkQuickOrder,
  createPassword,
  customerOrderView,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportCustomerData,
  type GiftCardClaim,
  inviteMember,
  isSubscribed,
  listGiftCardClaims,
  listOrderedProducts,
  listOrderTemplates,
  listSecurityEvents,
  listSessions,
  mainItems,
  type OrderAddressView,
  type OrderedProduct,
  type OrderedProductSort,
  type OrderHistory,
  type OrderHistoryState,
  type OrderItem,
  type OrderSearch,
  type OrderTemplate,
  orderedProductSorts,
  type PasswordResult,
  type ProfileDetails,
  profileDetails,
  type ReorderResult,
  readCompany,
  removeAddress,
  removeGiftCardClaim,
  removeMember,
  removeOrderTemplate,
  reorder,
  requestPasswordReset,
  type SavedAddress,
  type SecurityEvent,
  type SocialLoginCallback,
  saveGiftCardClaim,
  saveNewsletter,
  saveOrderTemplate,
  saveProfile,
  sendEmailProof,
  shipmentViews,
  startSocialLogin,
  type TradeResult,
  toSentAddress,
  unlinkLogin,
  updateAddress,
  updateCompany,
} from './customer/index.ts'
export { type NewReview, requestStockAlert, submitReview } from './customer/submit-review.ts'
export { createEngine, type Engine, type EngineOptions, type EngineView } from './engine.ts'
export type { EngineEvent, EventProduct } from './engine-events.ts'
export { consoleLog, type Log } from './log.ts'
export { subscribeVisitor } from './newsletter/index.ts'
export {
  createNotifications,
  type NewNotification,
  type Notification,
  type NotificationAction,
  type Notifications,
  type NotificationType,
  okAction,
  type ShopMessage,
} from './notifications.ts'
export { createObservable, type Observable, type Observed } from './observed.ts'
export { alwaysOnline, createOnline, type NetworkEvents, type Online, type OnlineOptions } from './online.ts'
export {
  answerChallenge,
  type BrowserOrdersOptions,
  type Challenge,
  createBrowserOrders,
  createOrders,
  type FollowOrderContext,
  fetchInvoice,
  fetchOrderDetails,
  fetchOrderStatus,
  followOrder,
  type GoOnlineContext,
  goOnline,
  isUnpaid,
  isWaiting,
  newOrderId,
  notifyOrderResults,
  type OrderConfirmation,
  type OrderDraft,
  type OrderProblem,
  type OrderStatus,
  type OrderSummary,
  type Orders,
  type OrdersOptions,
  type PaymentStep,
  type PlaceOrderResult,
  type PriceChange,
  type PricesChanged,
  pollUntilDecided,
  type Redirect,
  requestReturn,
  type StoredOrder,
  type StoredOrderTotals,
  sendOrdersInWorker,
  sendOrdersOf,
  startPayment,
  trackOrder,
  type WorkerSendOptions,
  watchConnection,
} from './order/index.ts'
export type { FailedOutcome, Outcome, RefusedOutcome, Reply, SuccessOutcome } from './outcome.ts'
export { createRetry, type Retry } from './retry.ts'
export {
  type ComparedProduct,
  type Comparison,
  listSavedProducts,
  loadComparison,
  loadSharedWishlist,
  openSavedProductList,
  rememberSavedProducts,
  type SavedEntries,
  type SavedEntry,
  type SavedProduct,
  type SavedProductList,
  type SavedProductListState,
} from './saved/index.ts'
export {
  type CatalogItem,
  type CatalogQuery,
  type CatalogResult,
  type CatalogSearch,
  searchCatalog,
} from './search-catalog.ts'
export { type Account, type AccountOptions, createAccount } from './session/create-account.ts'
export { forgetCustomerData, isSettledOrder } from './session/forget-customer-data.ts'
export type { User } from './session/user.ts'
export type {
  LoginEvent,
  LogoutEvent,
  Registration,
  SessionState,
  SignInResult,
  UserSession,
} from './session/user-session.ts'
export type { Collection, SetOptions, StoredIn } from './storage/collection.ts'
export type { CollectionName } from './storage/collections.ts'
export { createStorage, type ShopStorage, type StorageOptions } from './storage/create-storage.ts'
export { browserTabs, singleTab, type Tabs } from './tabs.ts'
export type { LockState, QueuedTask, TaskQueue, TaskRunOptions, Tasks } from './task/tasks.ts'
export { createWorkerContext, type WorkerContext } from './worker/worker-context.ts'
export type { WorkerView } from './worker/worker-view.ts'
