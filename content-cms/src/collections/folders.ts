import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook, Config, SanitizedConfig } from 'payload'
import { editors, publishers, sharedByEditors } from '../access/rules'
import { withAuditLog } from '../audit-log/with-audit-log'
import { searchTextField } from '../fields/list-fields'
import { capLimit } from '../hooks/http-limits'
import { foldJoinedSearch, foldSearch } from '../hooks/list-hooks'
import { groups, type Label, label } from '../labels'

const texts: Readonly<Record<string, Label>> = {
  name: label('Tên thư mục', 'Name of the folder'),
  folder: label('Thư mục', 'Folder'),
  documentsAndFolders: label('Ảnh và thư mục', 'Pictures and folders'),
}

/** Payload's own collection, with the access rules of pictures. Only pictures have folders. */
export const folders: Config['folders'] = {
  slug: 'folders',
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) =>
      withAuditLog({
        ...collection,
        admin: { ...collection.admin, group: groups.content },
        hooks: {
          ...collection.hooks,
          beforeOperation: [capLimit, foldSearch('name'), foldJoinedSearch],
        },
        labels: { singular: label('Thư mục', 'Folder'), plural: label('Thư mục', 'Folders') },
        access: sharedByEditors,
        fields: [
          ...(collection.fields.map((field) =>
            'name' in field ? { ...field, label: texts[field.name] } : field,
          ) as typeof collection.fields),
          searchTextField([{ name: 'name', type: 'text' }]),
        ],
      }),
  ],
}

/** Payload adds the field itself: the clients of the shop would read it, and its label is English. */
export async function closeFolderField(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const ready = await config
  const pictures = ready.collections.find(({ slug }) => slug === 'media')
  const field = pictures?.fields.find((one) => 'name' in one && one.name === 'folder')
  if (!field) throw new Error('pictures have no field for their folder')
  Object.assign(field, {
    label: texts.folder,
    access: { create: editors, read: editors, update: publishers },
  })
  return ready
}

type Change = Parameters<CollectionAfterChangeHook>[0]

const folderOf = ({ folder }: Change['doc']): unknown => folder?.id ?? folder ?? null

function isOnlyMoved({ doc, operation, previousDoc }: Change): boolean {
  if (operation !== 'update' || folderOf(doc) === folderOf(previousDoc)) return false
  const shown = ({ folder, updatedAt, ...others }: Change['doc']) => others
  return isDeepStrictEqual(shown(doc), shown(previousDoc))
}

/** A picture in another folder is the same for the shop. */
export const unlessMoved = (hooks: CollectionAfterChangeHook[] = []): CollectionAfterChangeHook[] =>
  hooks.map((hook) => (change) => (isOnlyMoved(change) ? change.doc : hook(change)))
