import pLimit from 'p-limit'
import type { Metadata } from 'sharp'
import sharp from 'sharp'
import { FileError } from '../files/uploaded-file'
import { type Label, label } from '../labels'
import { isHeic, jpegOfHeic } from './heic'
import { maxPicture, maxPictureBytes, type PictureKind } from './picture-kinds'

/** The format according to the first bytes, ignoring name and type; null for all others. */
function kindOf(bytes: Buffer): PictureKind | null {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && text(8, 32).includes('avif')) return 'avif'
  return null
}

const sentences = {
  bytes: label(`Tệp quá lớn: nhận ${maxPicture.vi}.`, `The file is too large: ${maxPicture.en}.`),
  kind: label('Tệp không phải là ảnh thuộc loại được nhận', 'This is not a picture that is taken'),
  size: label('Ảnh lớn hơn 40 triệu điểm ảnh', 'The picture has more than 40 megapixels'),
  heic: label(
    'Không đổi được ảnh HEIC này. Hãy lưu ảnh thành JPEG rồi tải lên lại',
    'This HEIC picture could not be converted. Save it as JPEG and upload it again',
  ),
  broken: label('Ảnh bị hỏng hoặc thiếu', 'The picture is broken or not whole'),
} satisfies Record<string, Label>

/** Payload accepts bodies of the size of films, which may be larger. @throws FileError */
export function checkPictureSize(bytes: Buffer): void {
  if (bytes.length > maxPictureBytes) throw new FileError(sentences.bytes)
}

const maxPixels = 40_000_000
const maxSeconds = 20

/** Limits decoding to one picture at a time: 40 megapixels take hundreds of megabytes. */
const decoding = pLimit(1)

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new FileError(sentences.broken, { cause })
  }
}

/** Decodes every pixel, so that a truncated or damaged picture fails here. */
function decoder(bytes: Buffer, animated: boolean) {
  const options = { animated, limitInputPixels: maxPixels, failOn: 'error' } as const
  return sharp(bytes, options).timeout({ seconds: maxSeconds })
}

/** AVIF takes 5.5 s of CPU for 40 megapixels with effort 2, eleven times that by default. */
function renew(bytes: Buffer, kind: PictureKind, { isPalette, pages = 1 }: Metadata) {
  // Frames cannot be rotated.
  if (pages > 1) return decoder(bytes, true).toBuffer()
  const upright = decoder(bytes, false).rotate()
  const encoded = {
    jpeg: () => upright.jpeg({ quality: 88 }),
    png: () => upright.png({ palette: isPalette }),
    webp: () => upright.webp({ quality: 88 }),
    avif: () => upright.avif({ quality: 70, effort: 2 }),
  } satisfies Record<PictureKind, () => unknown>
  return encoded[kind]().toBuffer()
}

/** A photo of a phone as JPEG; other files as given. */
export async function withoutHeic(bytes: Buffer): Promise<Buffer> {
  if (!isHeic(bytes)) return bytes
  try {
    return await jpegOfHeic(bytes, { maxPixels, maxSeconds })
  } catch (cause) {
    throw new FileError(sentences.heic, { cause })
  }
}

/** Validates by content (API §6.8): the format, the size in the header, then every pixel. */
export async function cleanPicture(
  bytes: Buffer,
  allowed: readonly PictureKind[],
): Promise<{ kind: PictureKind; data: Buffer }> {
  const kind = kindOf(bytes)
  if (kind === null || !allowed.includes(kind)) throw new FileError(sentences.kind)
  const header = await headerOf(bytes)
  const { width, height, pages = 1 } = header
  if (width * height * pages > maxPixels) throw new FileError(sentences.size)
  try {
    return { kind, data: await decoding(() => renew(bytes, kind, header)) }
  } catch (cause) {
    throw new FileError(sentences.broken, { cause })
  }
}
