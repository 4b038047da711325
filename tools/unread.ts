/**
 * Messages, texts and constants of the specification that no product code reads yet, by the number of the open issue that
 * will read them.
 */
export const unread: Record<string, readonly string[]> = {}
