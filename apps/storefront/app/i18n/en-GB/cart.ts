/** The cart, once it is opened. */
export const cart = {
  'cart.remove_short': 'Remove',
  'cart.removed': '{name} was removed.',
  'cart.undo': 'Put it back',
  'cart.edit': 'Change',
  'cart.edit_named': 'Choose another kind of {name}',
  'cart.pending': 'Not confirmed yet',
  'cart.preview': 'Worked out here and not confirmed yet: coupons and delivery are added once the shop has answered.',
  'cart.tax_included': 'including {price} VAT',
  'cart.to_checkout': 'Go to checkout',
  'cart.coupon': 'Have a coupon?',
  'cart.coupon_code': 'Coupon code',
  'cart.coupon_apply': 'Apply',
  'cart.coupon_checked': '{code} is being checked',
  'cart.coupon_applied': '{code} is applied',
  'cart.coupon_remove': 'Remove the coupon',
  'cart.memory': 'This browser has no room to keep your cart: it lasts as long as this page is open.',
} as const
