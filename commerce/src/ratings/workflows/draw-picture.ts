import pLimit from 'p-limit'
import sharp from 'sharp'
import { ShopError, unavailable } from '../../platform/errors/shop-error'
import type { DrawnPicture } from '../module/pictures-sql'

const maxPixels = 40_000_000
const maxSeconds = 10
const maxWaiting = 20

/** All other readers of libvips stay off, also for files that only their content reveals. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** One picture at a time: 40 megapixels take hundreds of megabytes. */
const drawing = pLimit(1)

/** Decodes every pixel; the output has no metadata. */
async function draw(sent: Buffer): Promise<DrawnPicture> {
  const upright = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
  const inside = { width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true } as const
  const large = await upright.resize(inside).webp({ quality: 80 }).toBuffer()
  const small = await sharp(large).resize(240, 240).webp({ quality: 75 }).toBuffer()
  return { small, large }
}

/**
 * Encodes a JPEG, PNG or WebP picture again, upright.
 * @throws ShopError picture_invalid, service_unavailable
 */
export async function drawPicture(sent: Buffer): Promise<DrawnPicture> {
  if (drawing.pendingCount >= maxWaiting) throw unavailable('Too many pictures are waiting.')
  try {
    return await drawing(() => draw(sent))
  } catch {
    throw new ShopError(
      'picture_invalid',
      `Only whole JPEG, PNG and WebP pictures of at most ${maxPixels} pixels are accepted.`,
    )
  }
}
