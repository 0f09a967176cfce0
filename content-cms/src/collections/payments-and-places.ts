import { isBranchPhone } from '@nas/domain/contact'
import type { TextFieldSingleValidation } from 'payload'
import { webAddressField } from '../fields/address-fields'
import {
  choiceField,
  localText,
  nameField,
  orderField,
  plainText,
  stateField,
} from '../fields/plain-fields'
import { groups, label, messageFor } from '../labels'
import { contentCollection } from './content-collection'

export const payments = contentCollection({
  slug: 'payments',
  singular: label('Phương thức thanh toán', 'Payment method'),
  plural: label('Phương thức thanh toán', 'Payment methods'),
  group: groups.shop,
  drafts: false,
  columns: ['name', 'incomplete', 'code', 'state', 'order'],
  fields: [
    nameField(),
    plainText('code', label('Mã', 'Code'), {
      required: true,
      unique: true,
      index: true,
      admin: {
        description: label('Ví dụ cod, vnpay, vietqr', 'For example cod, vnpay, vietqr'),
      },
    }),
    localText('description', label('Mô tả', 'Description')),
    stateField(),
    orderField(),
  ],
})

const branchPhoneRule = label(
  'Số điện thoại Việt Nam, ví dụ 0912345678, 02838221234 hoặc 19006035',
  'A Vietnamese phone number, for example 0912345678, 02838221234 or 19006035',
)

/** A number that was stored before the rule may stay until it is changed. */
export const validateBranchPhone: TextFieldSingleValidation = (value, { req, previousValue }) =>
  !value || value === previousValue || isBranchPhone(value) || messageFor(req, branchPhoneRule)

export const places = contentCollection({
  slug: 'places',
  singular: label('Điểm bán', 'Place'),
  plural: label('Điểm bán', 'Places'),
  group: groups.contacts,
  drafts: true,
  writtenByStaff: true,
  columns: ['name', 'incomplete', 'kind', 'province', 'state', '_status'],
  fields: [
    nameField(),
    localText('address', label('Địa chỉ', 'Address')),
    plainText('phone', label('Điện thoại', 'Phone'), { validate: validateBranchPhone }),
    plainText('province', label('Tỉnh, thành phố', 'Province or city')),
    plainText('district', label('Quận, huyện', 'District')),
    localText('hours', label('Giờ mở cửa', 'Opening hours')),
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', label: label('Vĩ độ', 'Latitude'), min: -90, max: 90 },
        {
          name: 'longitude',
          type: 'number',
          label: label('Kinh độ', 'Longitude'),
          min: -180,
          max: 180,
        },
      ],
    },
    webAddressField('map_url', label('Liên kết bản đồ', 'Map link')),
    choiceField(
      'kind',
      label('Loại', 'Kind'),
      { showroom: label('Showroom', 'Showroom'), agent: label('Đại lý', 'Agent') },
      { required: true, defaultValue: 'showroom' },
    ),
    stateField(),
    orderField(),
  ],
})
