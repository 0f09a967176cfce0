import type { CollectionConfig } from 'payload'
import { closed, editors, editorsAndReader } from '../access/rules'
import { capLimit } from '../hooks/http-limits'
import { groups, label } from '../labels'
import { receiveLiveReport } from '../publishing/live-reports'
import { readProof } from '../publishing/proof-endpoint'

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

/**
 * The feed of publications (architecture §3), and their log for editors. Hooks write its rows;
 * reports of the front servers complete them.
 */
export const publications: CollectionConfig = {
  slug: 'publications',
  labels: {
    singular: label('Lần đăng', 'Publication'),
    plural: label('Nhật ký đăng', 'Publications'),
  },
  admin: {
    group: groups.system,
    useAsTitle: 'title',
    defaultColumns: ['title', 'operation', 'editor', 'path', 'pages', 'seconds', 'createdAt'],
  },
  defaultSort: '-id',
  access: { ...closed, admin: editors, read: editorsAndReader },
  hooks: { beforeOperation: [capLimit] },
  endpoints: [receiveLiveReport, readProof],
  lockDocuments: false,
  fields: [
    { name: 'resource', type: 'text', label: label('Loại nội dung', 'Resource'), required: true },
    { name: 'documentId', type: 'text', label: label('Mã nội dung', 'Document'), index: true },
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
    { name: 'title', type: 'text', label: label('Tiêu đề', 'Title') },
    {
      name: 'editor',
      type: 'relationship',
      relationTo: 'users',
      label: label('Biên tập viên', 'Editor'),
      admin: { components: { Cell: '/sign-in/person-cell#PersonCell' } },
    },
    {
      name: 'path',
      type: 'text',
      label: label('Trang', 'Page'),
      admin: { components: { Cell: '/publishing/page-cell#PageCell' } },
    },
    { name: 'pages', type: 'number', label: label('Số trang đã dựng lại', 'Renewed pages') },
    {
      name: 'seconds',
      type: 'number',
      label: label('Lên cửa hàng sau (giây)', 'Live after (seconds)'),
    },
  ],
}
