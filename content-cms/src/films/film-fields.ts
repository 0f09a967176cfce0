import { filmFolder, isFilmPath } from '@nas/domain/rich-text/video-address'
import type { FieldHook, PayloadRequest, UploadField, Where } from 'payload'
import { isEditor } from '../access/rules'
import type { Label } from '../labels'
import { lookUpsOf } from '../transaction'
import { type FilmKind, filmKinds } from './film-kinds'

async function oneFilm(req: PayloadRequest, where: Where) {
  const present = { and: [where, { deletedAt: { exists: false } }] }
  const asked = { collection: 'films', req, limit: 1, pagination: false, where: present } as const
  const { docs } = await lookUpsOf(req)(() =>
    req.payload.db.find<{ id: number; filename: string }>(asked),
  )
  return docs[0]
}

/** A choice of the library's films for editors. It is not stored: it sets the field `path`, which is. */
export const filmField = (name: string, path: string, text: Label, kind?: FilmKind) =>
  ({
    name,
    type: 'upload',
    relationTo: 'films',
    label: text,
    virtual: true,
    // Payload's default for a virtual field is true.
    admin: { readOnly: false },
    ...(kind && { filterOptions: { mimeType: { equals: filmKinds[kind].mime } } }),
    hooks: {
      afterRead: [
        async ({ req, siblingData }) => {
          const address = String(siblingData[path] ?? '')
          if (!isEditor(req) || !isFilmPath(address)) return undefined
          const filename = { equals: address.slice(filmFolder.length) }
          return (await oneFilm(req, { filename }))?.id
        },
      ],
    },
  }) satisfies UploadField

/** The path of the chosen film; empty once a film is removed. Other paths stay as they are. */
async function chosenPath(req: PayloadRequest, film: unknown, path: unknown): Promise<unknown> {
  if (film === undefined) return path
  if (film === null) return isFilmPath(String(path)) ? '' : path
  const chosen = await oneFilm(req, { id: { equals: film } })
  return chosen ? `${filmFolder}${chosen.filename}` : path
}

export const pathOfFilm =
  (name: string): FieldHook =>
  ({ req, siblingData, value }) =>
    chosenPath(req, siblingData[name], value)

interface VideoFields {
  blockType: 'video'
  film?: unknown
  url?: unknown
}

function videosIn(value: unknown): VideoFields[] {
  if (typeof value !== 'object' || value === null) return []
  if (Object(value).blockType === 'video') return [value as VideoFields]
  return Object.values(value).flatMap(videosIn)
}

/** For a rich text: Payload 3.90 does not run the hooks of a block's fields when it is new. */
export const storeFilmPaths: FieldHook = async ({ req, value }) => {
  for (const video of videosIn(value)) {
    video.url = await chosenPath(req, video.film, video.url)
    delete video.film
  }
  return value
}
