import * as z from 'zod'

/** A path of the store, without the store's prefix. It cannot lead to another host. */
export const shopPath = z
  .string()
  .max(400)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path such as /clocks')
