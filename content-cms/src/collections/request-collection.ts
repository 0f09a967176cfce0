import type { CollectionConfig, CollectionSlug, Field, SelectField } from 'payload'
import { editors } from '../access/editors'
import { editorsAndMachine } from '../access/editors-and-machine'
import { capLimit } from '../hooks/cap-limit'
import { groups } from '../labels/groups'
import { type Label, label } from '../labels/label'

type Requests = {
  slug: CollectionSlug
  singular: Label
  plural: Label
  columns: string[]
  fields: Field[]
}

const progressField = (): SelectField => ({
  name: 'state',
  type: 'select',
  label: label('Tình trạng', 'State'),
  required: true,
  defaultValue: 'new',
  index: true,
  options: [
    { value: 'new', label: label('Mới', 'New') },
    { value: 'processing', label: label('Đang xử lý', 'Being worked on') },
    { value: 'done', label: label('Đã xong', 'Done') },
  ],
  admin: { position: 'sidebar' },
})

/** What visitors send: the machine may add one and never read any back, they hold personal data. */
export function requestCollection(requests: Requests): CollectionConfig {
  return {
    slug: requests.slug,
    labels: { singular: requests.singular, plural: requests.plural },
    admin: { group: groups.contacts, useAsTitle: 'name', defaultColumns: requests.columns },
    defaultSort: '-createdAt',
    access: {
      admin: editors,
      create: editorsAndMachine,
      read: editors,
      readVersions: editors,
      update: editors,
      delete: editors,
      unlock: editors,
    },
    hooks: { beforeOperation: [capLimit] },
    fields: [
      ...requests.fields,
      progressField(),
      {
        name: 'note',
        type: 'textarea',
        label: label('Ghi chú nội bộ', 'Internal note'),
        access: { create: editors, read: editors, update: editors },
      },
    ],
  }
}
