import path from 'node:path'
import { slugify } from '@nas/domain/text'
import {
  type CollectionBeforeOperationHook,
  MissingFile,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isEditor } from '../access/rules'
import { type Label, label, messageFor } from '../labels'
import { markedName, markOf } from '../pictures/clean-picture'
import { checkFilm, FilmError } from './check-film'
import { filmKinds } from './film-kinds'

function refused(req: PayloadRequest, sentence: Label): ValidationError {
  const message = messageFor(req, sentence)
  return new ValidationError({ errors: [{ path: 'file', message }] }, req.t)
}

/** File systems allow 255 bytes; hash and ending are appended. */
const longestStem = 150

const known = (name: string): Label =>
  label(
    `Thư viện hoặc thùng rác đã có phim này: ${name}. Hãy dùng phim đó.`,
    `The library or the trash has this film: ${name}. Use that one.`,
  )

async function rejectDouble(req: PayloadRequest, name: string): Promise<void> {
  const where = { filename: { contains: `.${markOf(name)}.` } }
  const asked = { collection: 'films', depth: 0, limit: 1, req, trash: true, where } as const
  const [double] = (await req.payload.find(asked)).docs
  if (double) throw refused(req, known(double.filename ?? ''))
}

/**
 * Before Payload reads the file; callers without access are refused after it. The name of a film
 * never changes, because texts contain its path.
 */
export const validateFilm: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!isEditor(req)) return args
  if (operation === 'update' && req.file) {
    throw refused(req, label('Hãy tải lên thành phim mới', 'Upload it as a new film'))
  }
  if (operation !== 'create') return args
  // Without a file, Payload would fetch one from an address in the body.
  if (!req.file) throw new MissingFile(req.t)
  const { data, name } = req.file
  try {
    const kind = checkFilm(data)
    const stem = slugify(path.parse(name).name).slice(0, longestStem) || 'phim'
    const { mime } = filmKinds[kind]
    req.file = { data, mimetype: mime, name: markedName(stem, kind, data), size: data.length }
  } catch (error) {
    throw error instanceof FilmError ? refused(req, error.sentence) : error
  }
  await rejectDouble(req, req.file.name)
  return args
}
