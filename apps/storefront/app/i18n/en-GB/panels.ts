/** Texts of cart, wishlist, comparison and account that every page may show. */
export const panels = {
  'cart.title': 'Cart',
  'cart.empty': 'Your cart is empty',
  'cart.empty_text': 'Items you add will be saved here, even if you close the page.',
  'cart.continue': 'Continue shopping',
  'cart.view': 'View cart',
  'cart.total': 'Total',
  'cart.remove': 'Remove {name}',
  'cart.quantity_of': 'Quantity of {name}',
  'cart.fewer_of': 'Decrease quantity of {name}',
  'cart.more_of': 'Increase quantity of {name}',
  'cart.reassurance': 'Returns accepted within 14 days.',
  'cart.unreachable': 'We can’t open your cart while you’re offline. Please try again when you’re back online.',
  'cart.needs_script': 'The cart needs JavaScript, which is turned off in your browser.',

  'wishlist.title': 'Wishlist',
  'wishlist.empty': 'Your wishlist is empty',
  'wishlist.add': 'Add to wishlist',
  'wishlist.add_named': 'Add {name} to wishlist',
  'compare.add': 'Compare',

  'auth.login': 'Log in',
  'auth.register': 'Create an account',
  'auth.logout': 'Log out',
  'auth.needs_script': 'Your account needs JavaScript, which is turned off in your browser.',
} as const
