/** Cart, wishlist, comparison and account, as far as they can be seen without buying. */
export const panels = {
  'cart.title': 'Cart',
  'cart.empty': 'Your cart is empty',
  'cart.empty_text': 'What you choose waits here, also when you close the page.',
  'cart.continue': 'Keep looking',
  'cart.view': 'View the cart',
  'cart.total': 'Total',
  'cart.remove': 'Remove {name}',
  'cart.quantity_of': 'Quantity of {name}',
  'cart.reassurance': 'Fourteen days to change your mind.',
  'cart.unreachable': 'The cart cannot be opened without a connection yet. Please try again when you are online.',
  'cart.needs_script': 'The cart needs JavaScript, which is switched off in this browser.',

  'wishlist.title': 'Wishlist',
  'wishlist.empty': 'Nothing kept yet',
  'wishlist.later': 'The wishlist opens soon. Until then, have a look around.',

  'auth.login': 'Log in',
  'auth.register': 'Create an account',
  'auth.logout': 'Log out',
  'auth.later': 'This part of your account opens soon. Until then, everything can be looked at.',

  'later.text': 'This page is being made. Have a look at what is here already.',
  'later.compare': 'Soon two or more things stand side by side here, with sizes, materials and prices.',
  'later.journal': 'The journal is at the printer’s: posts on hanging, winding, framing and writing will be here soon.',
  'later.trade': 'Applications open soon. Until then, write to us at {email}, and a person answers.',
  'later.way_on': 'Meanwhile, have a look around',
} as const
