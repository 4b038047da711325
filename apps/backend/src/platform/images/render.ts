import { targetSize } from '@mantel/domain/picture'
import sharp, { type Sharp } from 'sharp'
import type { Job } from './job.ts'

/** Decoded pixels, all frames of an animation together. */
const pixelLimit = 50_000_000
const animated = new Set(['gif', 'webp'])
const svgDensity = 72

// One picture at a time on one core: the other one serves pages.
sharp.concurrency(1)
sharp.cache(false)

/** Throws for an original that is broken or too large. */
export async function render(job: Job): Promise<Buffer> {
  const facts = await open(job).metadata()
  if (job.variant === 'facts') return Buffer.from(JSON.stringify(publicFacts(facts)))
  const moves = (facts.pages ?? 1) > 1
  if (job.variant === 'best' && moves) return Buffer.from(job.webp ?? (await encode(scaled(job, facts), job, moves)))
  const body = await encode(scaled(job, facts), job, moves)
  return job.webp && job.webp.length <= body.length ? Buffer.from(job.webp) : body
}

function open({ original, type }: Job, density = svgDensity): Sharp {
  return sharp(original, {
    animated: animated.has(type),
    limitInputPixels: pixelLimit,
    failOn: 'error',
    ...(type === 'svg' && { density }),
  })
}

type Facts = Awaited<ReturnType<Sharp['metadata']>>

/** A drawing is drawn at the size asked for, not drawn large and shrunk. */
function scaled(job: Job, facts: Facts): Sharp {
  const size = upright(facts)
  const target = targetSize(size, job.box, job.action)
  const scale = Math.max(target.width / size.width, target.height / size.height)
  return open(job, Math.max(1, svgDensity * scale))
    .autoOrient()
    .resize({ ...target, fit: job.action === 'fit' ? 'cover' : 'fill' })
}

/** Cameras turn pictures by a note in the file; frames of an animation stand below each other. */
function upright({ autoOrient, pageHeight }: Facts) {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height }
}

async function encode(picture: Sharp, { variant, type }: Job, moves: boolean): Promise<Buffer> {
  if (variant === 'best' && !moves) return picture.avif({ quality: 55, effort: 3 }).toBuffer()
  if (variant !== 'plain') return picture.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer()
  if (type === 'gif' || moves) return picture.gif().toBuffer()
  if (type === 'png') return picture.png({ compressionLevel: 9 }).toBuffer()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const opaque = info.channels === 3 || info.channels === 1 || (await pixels.clone().stats()).isOpaque
  return opaque ? pixels.jpeg({ quality: 82, mozjpeg: true }).toBuffer() : pixels.png().toBuffer()
}

function publicFacts(facts: Facts) {
  const { format, space, channels, depth, density, hasProfile, hasAlpha, pages } = facts
  return { format, ...upright(facts), space, channels, depth, density, hasProfile, hasAlpha, pages }
}
