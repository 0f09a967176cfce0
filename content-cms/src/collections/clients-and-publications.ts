import type { CollectionConfig } from 'payload'
import { closed, editors, editorsAndReader } from '../access/rules'
import { capLimit } from '../hooks/http-limits'
import { groups, label } from '../labels'

/** The seed sets their keys from the settings; HTTP cannot. */
export const clients: CollectionConfig = {
  slug: 'clients',
  labels: {
    singular: label('Máy khách', 'Machine client'),
    plural: label('Máy khách', 'Machine clients'),
  },
  admin: { group: groups.system, useAsTitle: 'name', hidden: true },
  auth: { disableLocalStrategy: true, useAPIKey: true },
  access: closed,
  hooks: { beforeOperation: [capLimit] },
  fields: [
    { name: 'name', type: 'text', label: label('Tên', 'Name'), required: true, unique: true },
    {
      name: 'scope',
      type: 'select',
      label: label('Phạm vi', 'Scope'),
      required: true,
      defaultValue: 'reader',
      options: [
        { value: 'reader', label: label('Chỉ đọc', 'Reads') },
        {
          value: 'writer',
          label: label('Ghi thay nhân viên và khách', 'Writes for staff and visitors'),
        },
      ],
    },
  ],
}

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
