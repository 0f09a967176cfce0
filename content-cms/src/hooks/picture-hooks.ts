import { randomBytes } from 'node:crypto'
import path from 'node:path'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  MissingFile,
  type PayloadRequest,
} from 'payload'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { isEditor, isWriter } from '../access/rules'
import { asRefusal, markedName, stemOf } from '../files/uploaded-file'
import { type DrawnSize, drawAvifSizes, withSizes } from '../pictures/avif-sizes'
import { checkPictureSize, cleanPicture, withoutHeic } from '../pictures/clean-picture'
import { rejectUnconfirmed } from '../pictures/picture-confirmation'
import { type PictureKind, pictureKinds } from '../pictures/picture-kinds'

const shareSize = { width: 1200, height: 630 }

/** The shop's `--sand`. */
const ground = '#f5eee6'

/** Pictures with at least this aspect ratio are cropped; narrower ones would lose their subject. */
const wide = 3 / 2

/** A JPEG of 1200 × 630 for chat programs and crawlers; sand replaces transparency. */
export async function sharePicture(picture: Buffer | string): Promise<Sharp> {
  const upright = sharp(picture).autoOrient()
  const { width, height } = (await upright.metadata()).autoOrient
  const cropped = { fit: 'cover', position: 'attention' } as const
  const whole = { fit: 'contain', background: ground } as const
  return upright
    .flatten({ background: ground })
    .resize({ ...shareSize, ...(width / height >= wide ? cropped : whole) })
    .jpeg({ quality: 80, progressive: true })
}

const forEditors = Object.keys(pictureKinds) as PictureKind[]
/** Formats that staff may upload through the shop (API §6.8). */
const forWriter: PictureKind[] = ['jpeg', 'png']

/** Uploads by staff get a generated name. */
function nameFor(req: PayloadRequest, kind: PictureKind, data: Buffer): string {
  const { ending } = pictureKinds[kind]
  const stem = isEditor(req) && req.file ? stemOf(req.file.name) : ''
  return markedName(stem || randomBytes(12).toString('hex'), ending, data)
}

async function cleanUpload(req: PayloadRequest): Promise<void> {
  const { file } = req
  if (!file) return
  checkPictureSize(file.data)
  const { kind, data } = isWriter(req)
    ? await cleanPicture(file.data, forWriter)
    : await cleanPicture(await withoutHeic(file.data), forEditors)
  const { mime } = pictureKinds[kind]
  req.file = { data, mimetype: mime, name: nameFor(req, kind, data), size: data.length }
}

/** Validates files over HTTP before Payload reads them; the application's own seed is exempt. */
export const validatePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!isEditor(req) && !isWriter(req)) return args
  // Without a file, Payload would fetch one from an address in the body.
  if (operation === 'create' && !req.file && !args.duplicateFromID) throw new MissingFile(req.t)
  try {
    await cleanUpload(req)
  } catch (error) {
    throw asRefusal(req, error)
  }
  await rejectUnconfirmed(req, { ...args, data: Object(args.data) })
  return args
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0').toUpperCase()

export async function dominantColourOf(picture: Buffer | string): Promise<string> {
  const small = await sharp(picture).resize(64, 64, { fit: 'inside' }).removeAlpha().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

/** A replaced picture gets a new colour, unless the editor chose one in the same save. */
export const fillDominantColour: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!req.file || (data.color && data.color !== originalDoc?.color)) return data
  return { ...data, color: await dominantColourOf(req.file.tempFilePath || req.file.data) }
}

/** Payload's own sizes cannot choose the fit by the picture. */
async function drawShareSize(picture: Buffer | string, original: string): Promise<DrawnSize> {
  const { width, height } = shareSize
  const filename = `${path.parse(original).name}-${width}x${height}.jpg`
  const bytes = await (await sharePicture(picture)).toBuffer()
  const file = { filename, mimeType: 'image/jpeg', filesize: bytes.length, width, height }
  return { name: 'share', bytes, file }
}

export const drawSizes: CollectionBeforeChangeHook = async (change) => {
  const { data, req } = change
  if (!req.file) return data
  const picture = req.file.tempFilePath || req.file.data
  const share = await drawShareSize(picture, data.filename)
  return withSizes([share, ...(await drawAvifSizes(picture, data.filename))], change)
}
