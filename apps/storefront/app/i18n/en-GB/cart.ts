/** Texts of the opened cart. */
export const cart = {
  'cart.remove_short': 'Remove',
  'cart.removed': '{name} was removed from your cart.',
  'cart.undo': 'Undo',
  'cart.edit': 'Edit',
  'cart.edit_named': 'Edit {name}',
  'cart.pending': 'Not confirmed yet',
  'cart.preview': 'This is an estimate. Discounts and delivery are added once we’ve confirmed your cart.',
  'cart.tax_included': 'including {price} VAT',
  'cart.to_checkout': 'Go to checkout',
  'cart.coupon': 'Have a coupon code?',
  'cart.coupon_code': 'Coupon code',
  'cart.coupon_apply': 'Apply',
  'cart.coupon_checked': 'Checking {code}',
  'cart.coupon_applied': '{code} applied',
  'cart.coupon_remove': 'Remove coupon',
  'cart.memory': 'Your browser can’t save your cart, so it will be lost when you close this page.',
} as const
