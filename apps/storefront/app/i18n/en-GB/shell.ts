/** Header, menus, store switcher, footer, and what the shop says about itself while it works. */
export const shell = {
  'shell.skip': 'Skip to the content',
  'shell.home_link': '{name}, to the home page',
  'shell.close': 'Close',
  'shell.to_home': 'To the home page',

  'menu.title': 'Menu',
  'menu.open': 'Open the menu',
  'menu.main': 'Main menu',
  'menu.all_of': 'All of {name}',
  'menu.more_in': 'More in {name}',
  'menu.journal': 'Journal',

  'header.search': 'Search',
  'header.account': 'Account',
  'header.account_of': 'Account of {name}',
  'header.wishlist': { one: 'Wishlist, {count} thing', other: 'Wishlist, {count} things' },
  'header.cart': { one: 'Cart, {count} thing', other: 'Cart, {count} things' },

  'stores.title': 'Store and language',
  'stores.choose': 'Choose a store',
  'stores.note': 'Each store has prices, delivery and a cart of its own.',

  'status.loading': 'Loading',
  'status.page_loading': 'The page is loading',
  'status.notifications': 'Notifications',
  'status.dismiss': 'Dismiss',
  'status.offline': 'You are offline. What you have looked at before is still here.',
  'status.online': 'You are back online.',
  'status.update': 'There is a newer version of the shop.',
  'status.update_action': 'Refresh',

  'trade.prices_after_login': 'Log in to see your prices',
  'trade.guest_note': 'Prices are shown to trade buyers who are logged in.',

  'footer.title': 'More from {name}',
  'footer.stores': 'Our stores',
  'footer.newsletter': 'One letter a month',
  'footer.newsletter_later': 'It starts soon. The place to sign up will be here.',
  'footer.prices_gross': 'All prices include VAT. Delivery is added at the checkout.',
  'footer.prices_net': 'Prices exclude VAT unless stated otherwise.',
  'footer.cookies': 'No advertising cookies. One remembers your store, and that is all.',
  'footer.rights': '© {year} {name}',
} as const
