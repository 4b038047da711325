/** An uploaded file as the value of an option: the key that the server gave it, and its name for people. */
export type FileValue = { key: string; name: string }

/** 32 hexadecimal digits: too many to guess. */
const pattern = /^([0-9a-f]{32})\/([^/\\\p{Cc}]{1,100})$/u

/** Returns null if an upload cannot have returned this value. The server also checks that the file exists and belongs to the same cart. */
export function parseFileValue(value: string): FileValue | null {
  const [, key, name] = pattern.exec(value) ?? []
  return key && name ? { key, name } : null
}

export const formatFileValue = ({ key, name }: FileValue): string => `${key}/${name}`
