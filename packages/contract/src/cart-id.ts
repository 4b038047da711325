/**
 * Cart ids on the wire. Guests and customers both get ids that cannot be guessed; the first letter tells them apart. Carts of
 * customers used to have numbers: open tabs and queued orders still send them.
 */

/** Whether this is the unguessable id of a customer's cart. */
export const isCustomerCartKey = (cartId: string): boolean => /^c[0-9a-f]{32}$/.test(cartId)

/** Whether this is a customer's cart in its former, numeric form. */
export const isNumericCartId = (cartId: string): boolean => /^\d{1,15}$/.test(cartId)

/** Whether calls on this cart need its customer's token. */
export const isCustomerCartId = (cartId: string): boolean => isCustomerCartKey(cartId) || isNumericCartId(cartId)
