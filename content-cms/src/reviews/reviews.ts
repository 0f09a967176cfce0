import type { CollectionConfig } from 'payload'
import { closed, editors } from '../access/rules'
import { choiceField, plainText } from '../fields/plain-fields'
import { capLimit } from '../hooks/http-limits'
import { groups, label } from '../labels'
import { reviewEndpoints } from './review-endpoints'

/** The review of each document that a contributor sent (ADR 0215); its history is the audit log. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: label('Lượt duyệt', 'Review'), plural: label('Duyệt bài', 'Reviews') },
  admin: { group: groups.content, hidden: true, useAsTitle: 'kind' },
  access: { ...closed, read: editors },
  indexes: [{ fields: ['kind', 'subject'], unique: true }],
  lockDocuments: false,
  endpoints: reviewEndpoints,
  hooks: { beforeOperation: [capLimit] },
  fields: [
    plainText('kind', label('Loại nội dung', 'Kind'), { required: true }),
    { name: 'subject', type: 'number', label: label('Mã nội dung', 'Document'), required: true },
    choiceField(
      'state',
      label('Tình trạng', 'State'),
      {
        waiting: label('Chờ duyệt', 'Waiting'),
        returned: label('Trả lại', 'Returned'),
        approved: label('Đã duyệt', 'Approved'),
      },
      { required: true, index: true },
    ),
    {
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      label: label('Người gửi', 'Sent by'),
    },
    {
      name: 'decided_by',
      type: 'relationship',
      relationTo: 'users',
      label: label('Người duyệt', 'Decided by'),
    },
    { name: 'comment', type: 'textarea', label: label('Góp ý', 'Comment') },
  ],
}
