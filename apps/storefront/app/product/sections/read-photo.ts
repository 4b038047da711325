/** Pixels of the longer side. The shop shows photos smaller than that. */
const maxSide = 1600
const quality = 0.85

/**
 * A photo as base64 JPEG, reduced in size and without the place and time that cameras write into it. A file that is not a picture is
 * sent unchanged.
 */
export async function readPhoto(file: File): Promise<string> {
  const small = await shrink(file).catch(() => file)
  const bytes = new Uint8Array(await small.arrayBuffer())
  let text = ''
  // Converts the bytes in chunks, because a function call can have only a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return small ?? file
}
