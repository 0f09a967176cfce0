import { webAddressField } from '../fields/address-fields'
import { orderField, stateField } from '../fields/listing-fields'
import { localText, nameField, plainText } from '../fields/text-fields'
import { groups, label } from '../labels'
import { contentCollection } from './content-collection'

export const places = contentCollection({
  slug: 'places',
  singular: label('Điểm bán', 'Place'),
  plural: label('Điểm bán', 'Places'),
  group: groups.contacts,
  drafts: true,
  writtenByStaff: true,
  columns: ['name', 'kind', 'province', 'state', '_status'],
  fields: [
    nameField(),
    localText('address', label('Địa chỉ', 'Address')),
    plainText('phone', label('Điện thoại', 'Phone')),
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
    {
      name: 'kind',
      type: 'select',
      label: label('Loại', 'Kind'),
      required: true,
      defaultValue: 'showroom',
      options: [
        { value: 'showroom', label: label('Showroom', 'Showroom') },
        { value: 'agent', label: label('Đại lý', 'Agent') },
      ],
      admin: { position: 'sidebar' },
    },
    stateField(),
    orderField(),
  ],
})
