import { orderField, stateField } from '../fields/listing-fields'
import { localText, nameField } from '../fields/text-fields'
import { groups, label } from '../labels'
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
