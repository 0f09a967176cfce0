import { type CollectionBeforeOperationHook, MissingFile, type PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { asRefusal, FileError, markedName, sameFile, stemOf } from '../files/uploaded-file'
import { type Label, label } from '../labels'
import { checkFilm } from './check-film'
import { eraseMetadata } from './erase-metadata'
import { filmKinds } from './film-kinds'

const known = (name: string): Label =>
  label(
    `Thư viện hoặc thùng rác đã có phim này: ${name}. Hãy dùng phim đó.`,
    `The library or the trash has this film: ${name}. Use that one.`,
  )

async function takeFilm(req: PayloadRequest): Promise<void> {
  // Without a file, Payload would fetch one from an address in the body.
  if (!req.file) throw new MissingFile(req.t)
  const { data } = req.file
  const kind = checkFilm(data)
  if (kind === 'mp4') eraseMetadata(data)
  const name = markedName(stemOf(req.file.name) || 'phim', kind, data)
  req.file = { data, mimetype: filmKinds[kind].mime, name, size: data.length }
  const double = await sameFile(req, 'films', name, { trash: true })
  if (double !== null) throw new FileError(known(double))
}

/**
 * Before Payload reads the file; callers without access are refused after it. The name of a film
 * never changes, because texts contain its path.
 */
export const validateFilm: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!isEditor(req)) return args
  try {
    if (operation === 'update' && req.file) {
      throw new FileError(label('Hãy tải lên thành phim mới', 'Upload it as a new film'))
    }
    if (operation === 'create') await takeFilm(req)
  } catch (error) {
    throw asRefusal(req, error)
  }
  return args
}
