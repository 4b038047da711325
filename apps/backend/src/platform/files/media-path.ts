const maxPathLength = 512
const maxNameLength = 200
const pictureName = /\.(?:gif|jpe?g|png|svg|webp)$/i
const unsafe = /[\p{Cc}\\:*?"<>|]/u

/**
 * Converts an image path of a document or URL ('/c/l/clock.jpg', decoded once) to a relative path in the media folder, with
 * forward slashes. null: it could lead outside the folder or to a hidden file, or is no image.
 */
export function parseMediaPath(requested: string): string | null {
  const path = parseFilePath(requested)
  return path !== null && pictureName.test(path) ? path : null
}

/** Like parseMediaPath, but for files of every type. */
export function parseFilePath(requested: string): string | null {
  const path = requested.replace(/^\//, '')
  if (path.length === 0 || path.length > maxPathLength || !path.isWellFormed() || unsafe.test(path)) return null
  return path.split('/').every(isPlainName) ? path : null
}

/** Leading dots leave the folder or hide a file. Some systems ignore a trailing dot or space and open another file. */
function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[. ]$/.test(name) && Buffer.byteLength(name) <= maxNameLength
}
