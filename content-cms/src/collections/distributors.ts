import { phoneField } from '../fields/phone-field'
import { plainText } from '../fields/text-fields'
import { label } from '../labels/label'
import { requestCollection } from './request-collection'

/** SPEC §5: name, phone, occupation and address are required. */
export const distributors = requestCollection({
  slug: 'distributors',
  singular: label('Đăng ký đối tác', 'Distributor sign-up'),
  plural: label('Đăng ký đối tác', 'Distributor sign-ups'),
  columns: ['name', 'phone', 'province', 'state', 'createdAt'],
  fields: [
    { ...plainText('name', label('Họ và tên', 'Full name')), required: true },
    phoneField(),
    { ...plainText('occupation', label('Nghề nghiệp', 'Occupation')), required: true },
    plainText('company', label('Công ty, cửa hàng, spa', 'Company, store or spa')),
    plainText('province', label('Tỉnh, thành phố', 'Province or city')),
    plainText('district', label('Quận, huyện', 'District')),
    plainText('ward', label('Phường, xã', 'Ward or commune')),
    { ...plainText('address', label('Địa chỉ đầy đủ', 'Full address')), required: true },
  ],
})
