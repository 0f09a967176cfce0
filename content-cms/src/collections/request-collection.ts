import type { CollectionConfig, CollectionSlug, Field, SelectField } from 'payload'
import { nobody, writers } from '../access/rules'
import { requestSearch } from '../endpoints/request-search'
import { orderField } from '../fields/listing-fields'
import { capLimit } from '../hooks/cap-limit'
import { groups, type Label, label } from '../labels'

type Requests = {
  slug: CollectionSlug
  singular: Label
  plural: Label
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
  hooks: {
    // What arrives from the shop is new, whatever it says of itself.
    beforeValidate: [
      ({ operation, req, value }) => (operation === 'create' && req.user ? 'new' : value),
    ],
  },
  admin: { position: 'sidebar' },
})

/**
 * What visitors send and staff with that duty work on, by way of the shop. As it is personal data,
 * neither the reader's key nor an editor sees it (ADR 0087).
 */
export function requestCollection(requests: Requests): CollectionConfig {
  return {
    slug: requests.slug,
    labels: { singular: requests.singular, plural: requests.plural },
    admin: { group: groups.contacts, useAsTitle: 'name', hidden: true },
    defaultSort: '-createdAt',
    access: {
      admin: nobody,
      create: writers,
      read: writers,
      readVersions: nobody,
      update: writers,
      delete: nobody,
      unlock: nobody,
    },
    hooks: { beforeOperation: [capLimit] },
    endpoints: [requestSearch(requests.slug)],
    fields: [
      ...requests.fields,
      progressField(),
      // Lists of staff are sorted by it like all others (SPEC §9): what is urgent can stand first.
      orderField(),
      // Whoever sends a request says nothing of these; the shop's key hands them to staff alone.
      {
        name: 'assignee',
        type: 'text',
        label: label('Người phụ trách (email)', 'Person in charge (e-mail)'),
        maxLength: 254,
        index: true,
        access: { create: nobody },
        admin: { position: 'sidebar' },
      },
      {
        name: 'note',
        type: 'textarea',
        label: label('Ghi chú nội bộ', 'Internal note'),
        maxLength: 5000,
        // A rule for reading keeps it out of the list's filters (request-columns).
        access: { create: nobody, read: writers },
      },
    ],
  }
}
