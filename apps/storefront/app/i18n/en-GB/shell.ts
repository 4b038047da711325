/** Texts of header, menus, store switcher and footer, and status messages. */
export const shell = {
  'shell.skip': 'Skip to main content',
  'shell.home_link': '{name} home page',
  'shell.close': 'Close',
  'shell.to_home': 'Go to the home page',

  'menu.title': 'Menu',
  'menu.open': 'Open menu',
  'menu.main': 'Main menu',
  'menu.all_of': 'Shop all {name}',
  'menu.more_in': 'More in {name}',
  'menu.journal': 'Journal',

  'header.search': 'Search',
  'header.account': 'Account',
  'header.account_of': '{name}’s account',
  'header.wishlist': { one: 'Wishlist, {count} item', other: 'Wishlist, {count} items' },
  'header.cart': { one: 'Cart, {count} item', other: 'Cart, {count} items' },

  'stores.title': 'Store and language',
  'stores.choose': 'Choose a store',
  'stores.note': 'Each store has its own prices, delivery options and cart.',

  'status.loading': 'Loading',
  'status.page_loading': 'Loading page',
  'status.notifications': 'Notifications',
  'status.dismiss': 'Dismiss',
  'status.reach_actions': 'Press Tab for:',
  'status.offline': 'You’re offline. You can still see pages you’ve already visited.',
  'status.online': 'You’re back online.',
  'status.update': 'A new version of this shop is available.',
  'status.update_action': 'Refresh',

  'trade.prices_after_login': 'Log in to see your prices',
  'trade.prices_loading': 'Loading your prices',
  'trade.guest_note': 'Log in with a trade account to see prices.',

  'footer.title': 'More from {name}',
  'footer.stores': 'Our stores',
  'footer.newsletter': 'Our monthly newsletter',
  'footer.email': 'Email address',
  'footer.subscribe': 'Subscribe',
  'footer.prices_gross': 'All prices include VAT. Delivery is added at checkout.',
  'footer.prices_net': 'Prices exclude VAT unless stated otherwise.',
  'footer.cookies': 'No advertising cookies. We only use one to remember your store.',
  'footer.cookie_settings': 'Cookie settings',
  'footer.rights': '© {year} {name}',
} as const
