import { type CollectionAfterChangeHook, isolateObjectProperty, type TextField } from 'payload'
import { label } from '../labels'
import type { Media } from '../payload-types'

/** For a new picture, whose form has one language; a publication needs the text in both. */
export const otherAltField: TextField = {
  name: 'other_alt',
  type: 'text',
  label: label('Mô tả bằng ngôn ngữ kia', 'Alternative text in the other language'),
  virtual: true,
  admin: {
    // Payload's default for a virtual field is true.
    readOnly: false,
    condition: (_data, _siblings, { operation }) => operation === 'create',
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
}

export const storeOtherAlt: CollectionAfterChangeHook<Media> = async ({
  data,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data.other_alt) return doc
  const { updatedAt, incomplete } = await req.payload.update({
    collection: 'media',
    id: doc.id,
    locale: req.locale === 'en' ? 'vi' : 'en',
    data: { alt: data.other_alt },
    // The picture is stored already.
    req: Object.assign(isolateObjectProperty(req, ['file', 'locale']), { file: undefined }),
  })
  return { ...doc, updatedAt, incomplete }
}
