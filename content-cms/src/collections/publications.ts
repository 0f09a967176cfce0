import type { CollectionConfig } from 'payload'
import { closed, editors, editorsAndReader } from '../access/rules'
import { capLimit } from '../hooks/cap-limit'
import { groups, label } from '../labels'

/** The feed of publications (architecture §3). Only hooks write its rows. */
export const publications: CollectionConfig = {
  slug: 'publications',
  labels: {
    singular: label('Lần đăng', 'Publication'),
    plural: label('Nhật ký đăng', 'Publications'),
  },
  admin: {
    group: groups.system,
    useAsTitle: 'id',
    defaultColumns: ['id', 'resource', 'documentId', 'operation', 'createdAt'],
  },
  defaultSort: '-id',
  access: { ...closed, admin: editors, read: editorsAndReader },
  hooks: { beforeOperation: [capLimit] },
  lockDocuments: false,
  fields: [
    { name: 'resource', type: 'text', label: label('Loại nội dung', 'Resource'), required: true },
    { name: 'documentId', type: 'text', label: label('Mã nội dung', 'Document') },
    {
      name: 'operation',
      type: 'select',
      label: label('Thao tác', 'Operation'),
      required: true,
      options: [
        { value: 'upsert', label: label('Cập nhật', 'Update') },
        { value: 'delete', label: label('Xóa', 'Delete') },
      ],
    },
  ],
}
