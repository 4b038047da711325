/** Texts about limits. */
export const limits = {
  too_many_orders:
    "You've placed several orders in a short time. Please try again in an hour, or contact us if you need more.",
  too_many_codes: "You've entered several codes that aren't valid. Please wait a few minutes and try again.",
  too_many_email_changes:
    "You've asked to change your email address several times. Please use the link in our last email or try again later.",
  bot_challenge_required:
    "We couldn't check that you're not a robot. Please reload the page and try again, or wait a few minutes.",
  quantity_limit: 'You can order up to {limit} of one product. Please contact us if you need more.',
  order_quantity_limit: 'An order can contain up to {limit} items. Please contact us if you need more.',
  payment_value_limit: '{method} is available for orders up to {limit}. Please choose another payment method.',
  unpaid_orders:
    "You have {limit} orders that haven't been paid yet. Please pay for them first, or try again in half an hour.",
  unpaid_pieces: 'We can reserve up to {limit} items until you pay. Please order fewer items or log in.',
} as const
