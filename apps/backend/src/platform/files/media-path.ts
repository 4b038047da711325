const longestPath = 512
const longestName = 200
const pictureName = /\.(?:gif|jpe?g|png|svg|webp)$/i
const unsafe = /[\p{Cc}\\:*?"<>|]/u

/**
 * A path as documents and addresses write it ('/c/l/clock.jpg', decoded once) as a relative path of the media folder with
 * forward slashes; null for everything that could mean a place outside it, a hidden file, or no picture.
 */
export function parseMediaPath(written: string): string | null {
  const path = written.replace(/^\//, '')
  if (path.length === 0 || path.length > longestPath || !path.isWellFormed() || unsafe.test(path)) return null
  if (!pictureName.test(path) || !path.split('/').every(isPlainName)) return null
  return path
}

/** Dots lead out of the folder or hide a file; some systems drop a dot or space at the end, and so open another file. */
function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[. ]$/.test(name) && Buffer.byteLength(name) <= longestName
}
