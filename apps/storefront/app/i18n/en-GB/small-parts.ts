/** Texts of small parts that load after their page. They belong to the buying texts, which no page loads initially. */
export const smallParts = {
  'sort.purchase_date': 'Purchase date',
  'price.pack': '{price} for a pack of {count}',
  'price.lowest': 'Lowest price in the last 30 days: {price}',
  'price.tier': '{quantity} or more: {price} each',
  'auth.login_needed': 'Log in to continue',
  'product.options': 'Options',
  'footer.newsletter_text': 'New makers, good reads and {percent}% off your first order.',
  'preview.banner': 'Preview: this content isn’t published yet. Only people with this link can see it.',
} as const
