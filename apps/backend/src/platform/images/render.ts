import { targetSize } from '@mantel/domain/picture'
import sharp, { type Sharp } from 'sharp'
import type { RenderJob } from './job.ts'

/** Decoded pixels of all frames of an animation. */
const pixelLimit = 50_000_000
const animated = new Set(['gif', 'webp'])
const svgDensity = 72

// One image at a time on one core: the other core serves pages.
sharp.concurrency(1)
sharp.cache(false)

/** Throws for an original that is broken or too large. */
export async function render(job: RenderJob): Promise<Buffer> {
  const facts = await open(job).metadata()
  if (job.variant === 'facts') return Buffer.from(JSON.stringify(publicFacts(facts)))
  const isAnimated = (facts.pages ?? 1) > 1
  if (job.variant === 'best' && isAnimated)
    return Buffer.from(job.webp ?? (await encode(scaledImage(job, facts), job, isAnimated)))
  const body = await encode(scaledImage(job, facts), job, isAnimated)
  return job.webp && job.webp.length <= body.length ? Buffer.from(job.webp) : body
}

function open({ original, type }: RenderJob, density = svgDensity): Sharp {
  return sharp(original, {
    animated: animated.has(type),
    limitInputPixels: pixelLimit,
    failOn: 'error',
    density: type === 'svg' ? density : undefined,
  })
}

type Facts = Awaited<ReturnType<Sharp['metadata']>>

/** Renders an SVG at the requested size instead of scaling a large bitmap down. */
function scaledImage(job: RenderJob, facts: Facts): Sharp {
  const size = orientedSize(facts)
  const target = targetSize(size, job.box, job.action)
  const scale = Math.max(target.width / size.width, target.height / size.height)
  return open(job, Math.max(1, svgDensity * scale))
    .autoOrient()
    .resize({ ...target, fit: job.action === 'fit' ? 'cover' : 'fill' })
}

/** The size after EXIF rotation. Sharp stacks animation frames, so pageHeight is the height of one frame. */
function orientedSize({ autoOrient, pageHeight }: Facts) {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height }
}

async function encode(picture: Sharp, { variant, type }: RenderJob, isAnimated: boolean): Promise<Buffer> {
  if (variant === 'best' && !isAnimated) return picture.avif({ quality: 55, effort: 3 }).toBuffer()
  if (variant !== 'plain') return picture.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer()
  if (type === 'gif' || isAnimated) return picture.gif().toBuffer()
  if (type === 'png') return picture.png({ compressionLevel: 9 }).toBuffer()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const opaque = info.channels === 3 || info.channels === 1 || (await pixels.clone().stats()).isOpaque
  return opaque ? pixels.jpeg({ quality: 82, mozjpeg: true }).toBuffer() : pixels.png().toBuffer()
}

function publicFacts(facts: Facts) {
  const { format, space, channels, depth, density, hasProfile, hasAlpha, pages } = facts
  return { format, ...orientedSize(facts), space, channels, depth, density, hasProfile, hasAlpha, pages }
}
