import { nameField } from '../fields/name-field'
import { orderField } from '../fields/order-field'
import { stateField } from '../fields/state-field'
import { localText } from '../fields/text-fields'
import { groups } from '../labels/groups'
import { label } from '../labels/label'
import { contentCollection } from './content-collection'

export const payments = contentCollection({
  slug: 'payments',
  singular: label('Phương thức thanh toán', 'Payment method'),
  plural: label('Phương thức thanh toán', 'Payment methods'),
  group: groups.shop,
  drafts: false,
  columns: ['name', 'code', 'state', 'order'],
  fields: [
    nameField(),
    {
      name: 'code',
      type: 'text',
      label: label('Mã', 'Code'),
      required: true,
      unique: true,
      index: true,
      admin: {
        description: label('Ví dụ cod, vnpay, vietqr', 'For example cod, vnpay, vietqr'),
      },
    },
    localText('description', label('Mô tả', 'Description')),
    stateField(),
    orderField(),
  ],
})
