import sharp, { type Metadata } from 'sharp'
import { inTurn } from '../in-turn'
import { PictureError } from './picture-error'
import { kindOf, type PictureKind } from './picture-kinds'

const mostPixels = 40_000_000
const mostSeconds = 20

/** One at a time: 40 megapixels take hundreds of megabytes. */
const decoding = {}

/** Reads the header alone. @throws PictureError */
async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new PictureError('broken', { cause })
  }
}

/** Decodes every pixel: what is cut short or damaged fails here. */
function decoder(bytes: Buffer, animated: boolean) {
  const options = { animated, limitInputPixels: mostPixels, failOn: 'error' } as const
  return sharp(bytes, options).timeout({ seconds: mostSeconds })
}

/**
 * JPEG and PNG are written anew, upright and without what else the file carried (place, camera,
 * comments, anything after the picture). WebP and AVIF are decoded to the end and left to
 * Payload, which writes them anew.
 */
async function renew(bytes: Buffer, kind: PictureKind, { isPalette }: Metadata) {
  if (kind === 'jpeg') return decoder(bytes, false).rotate().jpeg({ quality: 88 }).toBuffer()
  if (kind === 'png') {
    return decoder(bytes, false).rotate().png({ palette: isPalette }).toBuffer()
  }
  await decoder(bytes, true).stats()
  return bytes
}

/**
 * Judges a file by what is in it (contract §6.8): kind by its first bytes, size in the header
 * before anything is decoded, then the picture whole.
 * @throws PictureError
 */
export async function cleanPicture(
  bytes: Buffer,
  allowed: readonly PictureKind[],
): Promise<{ kind: PictureKind; data: Buffer }> {
  const kind = kindOf(bytes)
  if (kind === null || !allowed.includes(kind)) throw new PictureError('kind')
  const header = await headerOf(bytes)
  const { width, height, pages = 1 } = header
  if (width * height * pages > mostPixels) throw new PictureError('size')
  try {
    return { kind, data: await inTurn(decoding, () => renew(bytes, kind, header)) }
  } catch (cause) {
    throw new PictureError('broken', { cause })
  }
}
