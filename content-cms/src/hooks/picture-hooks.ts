import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  MissingFile,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import sharp from 'sharp'
import { isEditor, isWriter } from '../access/callers'
import { messageFor } from '../labels'
import {
  cleanPicture,
  PictureError,
  type PictureKind,
  pictureKinds,
} from '../pictures/clean-picture'
import { sharePicture, shareSize } from '../pictures/share-picture'

const forEditors = Object.keys(pictureKinds) as PictureKind[]
/** What staff may send through the shop (contract §6.8). */
const forWriter: PictureKind[] = ['jpeg', 'png']

/**
 * Editors find a picture by the name they gave; otherwise the name is ours. The mark of its content lets
 * browsers keep it for good (ADR 0075): a changed picture has another name.
 */
function nameFor(req: PayloadRequest, kind: PictureKind, data: Buffer): string {
  const { ending } = pictureKinds[kind]
  const stem = isEditor(req) && req.file ? path.parse(req.file.name).name : ''
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return `${stem || randomBytes(12).toString('hex')}.${mark}.${ending}`
}

async function cleanUpload(req: PayloadRequest): Promise<void> {
  const { file } = req
  if (!file) return
  const { kind, data } = await cleanPicture(file.data, isWriter(req) ? forWriter : forEditors)
  const { mime } = pictureKinds[kind]
  req.file = { data, mimetype: mime, name: nameFor(req, kind, data), size: data.length }
}

/**
 * Every file that comes over HTTP is validated before Payload looks at it; the error is reported at
 * `file`. Files of the application's own seed pass.
 */
export const validatePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!isEditor(req) && !isWriter(req)) return args
  // Without a file Payload would fetch one from an address in the body.
  if (operation === 'create' && !req.file && !args.duplicateFromID) throw new MissingFile(req.t)
  try {
    await cleanUpload(req)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const message = messageFor(req, error.sentence)
    throw new ValidationError({ errors: [{ path: 'file', message }] }, req.t)
  }
  return args
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0').toUpperCase()

export async function dominantColourOf(picture: Buffer | string): Promise<string> {
  const small = await sharp(picture).resize(64, 64, { fit: 'inside' }).removeAlpha().toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

/** The placeholder colour of a new picture, unless somebody has chosen one. */
export const fillDominantColour: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || data.color) return data
  return { ...data, color: await dominantColourOf(req.file.tempFilePath || req.file.data) }
}

/** Stores the size `share` of a new picture: its fit depends on the picture, Payload's do not. */
export const drawSharePicture: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data
  const { width, height } = shareSize
  const filename = `${path.parse(data.filename).name}-${width}x${height}.jpg`
  const drawn = await sharePicture(req.file.tempFilePath || req.file.data)
  const bytes = await drawn.toBuffer()
  if (collection.upload.disableLocalStorage) {
    req.payloadUploadSizes = { ...req.payloadUploadSizes, share: bytes }
  } else {
    await writeFile(`${collection.upload.staticDir}/${filename}`, bytes)
  }
  const share = { filename, mimeType: 'image/jpeg', filesize: bytes.length, width, height }
  return { ...data, sizes: { ...data.sizes, share } }
}
