import { randomBytes } from 'node:crypto'
import path from 'node:path'
import {
  type CollectionBeforeOperationHook,
  MissingFile,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isEditor } from '../access/is-editor'
import { isWriter } from '../access/is-writer'
import { say } from '../labels/say'
import { cleanPicture } from '../pictures/clean-picture'
import { PictureError } from '../pictures/picture-error'
import { type PictureKind, pictureKinds } from '../pictures/picture-kinds'

const forEditors = Object.keys(pictureKinds) as PictureKind[]
/** What staff may send through the shop (contract §6.8). */
const forWriter: PictureKind[] = ['jpeg', 'png']

/** Editors find a picture by the name they gave; otherwise the name is ours. */
function nameFor(req: PayloadRequest, kind: PictureKind): string {
  const { ending } = pictureKinds[kind]
  const stem = isEditor(req) && req.file ? path.parse(req.file.name).name : ''
  return `${stem || randomBytes(12).toString('hex')}.${ending}`
}

async function judge(req: PayloadRequest): Promise<void> {
  const { file } = req
  if (!file) return
  const { kind, data } = await cleanPicture(file.data, isWriter(req) ? forWriter : forEditors)
  const { mime } = pictureKinds[kind]
  req.file = { data, mimetype: mime, name: nameFor(req, kind), size: data.length }
}

/**
 * Every file that comes over HTTP is judged before Payload looks at it; the refusal stands at
 * `file`. Files of the application's own seed pass.
 */
export const judgePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!isEditor(req) && !isWriter(req)) return args
  // Without a file Payload would fetch one from an address in the body.
  if (operation === 'create' && !req.file && !args.duplicateFromID) throw new MissingFile(req.t)
  try {
    await judge(req)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const message = say(req, error.sentence)
    throw new ValidationError({ errors: [{ path: 'file', message }] }, req.t)
  }
  return args
}
