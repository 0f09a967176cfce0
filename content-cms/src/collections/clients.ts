import type { CollectionConfig } from 'payload'
import { closed } from '../access/rules'
import { capLimit } from '../hooks/cap-limit'
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
