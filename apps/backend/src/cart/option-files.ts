import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Refusal, refuse } from '@mantel/contract'
import { type CustomOptionRule, formatFileValue } from '@mantel/domain/cart'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { pictureSize, type UploadType, uploadType, writeFileAtomically } from '../platform/files/index.ts'
import { type CartRef, findCart } from './cart.repository.ts'
import { findKnownKeys, insertFile, listOrderFiles, removeUnownedFiles } from './option-file.repository.ts'
import type { ProductLookup } from './product-lookup.ts'

/** Megabytes. */
const maxSize = 5
const maxFiles = 20
/** Milliseconds. A file is written to disk before its database row, so the clean-up job deletes no file newer than this. */
const graceMs = 60 * 60 * 1000

const extensions: Record<UploadType, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
}

export type SentFile = { sku: string; optionId: string; name: string; data: string }
export type UploadResult = { ok: true; optionValue: string; name: string; size: number } | Refusal

/** Files that shoppers upload for an option, in a folder that no URL shows. */
export type OptionFiles = {
  upload(ctx: Ctx, lookup: ProductLookup, cartRef: CartRef, sent: SentFile): Promise<UploadResult>
  /** The files of an order, for the merchant. body is null if the file is missing on disk. */
  readOrderFiles(db: Db, orderNumber: string): Promise<{ name: string; sku: string; body: Buffer | null }[]>
  /** Removes the files of removed carts. Returns the number of files. */
  removeUnused(db: Db, now: Date): Promise<number>
}

export function createOptionFiles(dir: string): OptionFiles {
  const pathOf = (key: string) => `${key.slice(0, 2)}/${key}`

  async function removeFromDisk(key: string): Promise<void> {
    await rm(join(dir, pathOf(key)), { force: true })
  }

  return {
    async upload(ctx, lookup, cartRef, { sku, optionId, name, data }) {
      const cart = await findCart(ctx.db, cartRef)
      if (!cart) return refuse('cart_unknown')
      const product = (await lookup.find(ctx, [sku])).get(sku)
      if (!product) return refuse('sku_unknown', { sku })
      const option = product.customOptions.find(({ id, type }) => id === optionId && type === 'file')
      if (!option) return refuse('option_unknown')
      if (!isPlainName(name)) return refuse('upload_name')
      const body = Buffer.from(data, 'base64')
      if (body.length > maxSize * 1024 * 1024) return refuse('upload_size', { limit: maxSize })
      const type = uploadType(body)
      if (type === null || body.length === 0) return refuse('upload_type', { types: allTypes })
      const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
      if (type === 'unsafe' || !extensions[type].includes(extension)) return refuse('upload_content')
      const excess = checkPixels(body, type, option.picture)
      if (excess) return excess
      const key = randomBytes(16).toString('hex')
      const file = { key, productSku: sku, optionId, name, type, size: body.length }
      await writeFileAtomically(dir, pathOf(key), body)
      const isInserted = await insertFile(ctx.db, cart.id, file, { limit: maxFiles, now: ctx.now() }).catch(
        async (error: unknown) => {
          await removeFromDisk(key)
          throw error
        },
      )
      if (!isInserted) {
        await removeFromDisk(key)
        return refuse('upload_limit', { limit: maxFiles })
      }
      return { ok: true, optionValue: formatFileValue({ key, name }), name, size: body.length }
    },

    async readOrderFiles(db, orderNumber) {
      const files = await listOrderFiles(db, orderNumber)
      const read = ({ key }: { key: string }) => readFile(join(dir, pathOf(key))).catch(() => null)
      return Promise.all(files.map(async (file) => ({ name: file.name, sku: file.sku, body: await read(file) })))
    },

    async removeUnused(db, now) {
      await removeUnownedFiles(db)
      let removed = 0
      for (const folder of await namesIn(dir)) {
        const names = await namesIn(join(dir, folder))
        const knownKeys = await findKnownKeys(db, names)
        for (const name of names) {
          if (knownKeys.has(name)) continue
          const path = join(dir, folder, name)
          const { mtimeMs } = await stat(path)
          if (now.getTime() - mtimeMs < graceMs) continue
          await rm(path, { force: true })
          removed++
        }
      }
      return removed
    },
  }
}

/** A PDF has no size in pixels. If the option limits the size, a picture whose size cannot be read is refused. */
function checkPixels(body: Buffer, type: UploadType, limits: CustomOptionRule['picture']): Refusal | null {
  const { width = 0, height = 0 } = limits ?? {}
  if (type === 'pdf' || (width === 0 && height === 0)) return null
  const size = pictureSize(body, type)
  if (!size) return refuse('upload_content')
  if (width > 0 && size.width > width) return refuse('upload_width', { limit: width })
  return height > 0 && size.height > height ? refuse('upload_height', { limit: height }) : null
}

const allTypes = Object.values(extensions)
  .map(([first = '']) => first.toUpperCase())
  .join(', ')

async function namesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}

/** The server never uses the name as a path, but merchants save the file under this name. */
function isPlainName(name: string): boolean {
  return (
    name.length <= 100 && /^[^./\\\p{Cc}\p{Cf}:*?"<>|][^/\\\p{Cc}\p{Cf}:*?"<>|]*$/u.test(name) && !/[. ]$/.test(name)
  )
}
