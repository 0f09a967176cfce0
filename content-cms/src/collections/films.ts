import type { CollectionConfig } from 'payload'
import { editors, sharedByEditors } from '../access/rules'
import { validateFilm } from '../films/film-hooks'
import { filmKinds, maxFilm } from '../films/film-kinds'
import { capLimit } from '../hooks/http-limits'
import { foldSearch } from '../hooks/list-hooks'
import { groups, label } from '../labels'
import { rejectUsedInTrash, rejectUsedOnDelete } from '../uses/reject-used'
import { usedInField } from '../uses/used-in-field'
import { usesEndpoint } from '../uses/uses-endpoint'

/** Not in the feed: the shop needs only their paths, which globals and texts contain. */
export const films: CollectionConfig = {
  slug: 'films',
  labels: { singular: label('Phim', 'Film'), plural: label('Phim', 'Films') },
  admin: {
    group: groups.content,
    description: label(`Nhận ${maxFilm.vi}.`, `Accepted: ${maxFilm.en}.`),
    useAsTitle: 'filename',
    listSearchableFields: ['filename'],
    defaultColumns: ['filename', 'filesize', 'createdAt'],
  },
  defaultSort: '-createdAt',
  // Contributors upload films for their drafts.
  access: { ...sharedByEditors, create: editors },
  disableDuplicate: true,
  upload: {
    staticDir: process.env.MEDIA_DIR ?? '',
    mimeTypes: Object.values(filmKinds).map(({ mime }) => mime),
    pasteURL: false,
    crop: false,
    focalPoint: false,
    hideRemoveFile: true,
  },
  trash: true,
  endpoints: [usesEndpoint('films')],
  hooks: {
    beforeOperation: [capLimit, foldSearch('filename', 'filename'), validateFilm],
    beforeChange: [rejectUsedInTrash],
    beforeDelete: [rejectUsedOnDelete('films')],
  },
  fields: [usedInField()],
}
