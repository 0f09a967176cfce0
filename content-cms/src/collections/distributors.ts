import { phoneField } from '../fields/phone-field'
import { requestText } from '../fields/request-text'
import { label } from '../labels/label'
import { requestCollection } from './request-collection'

/** SPEC §5: name, phone, occupation and address are required. */
export const distributors = requestCollection({
  slug: 'distributors',
  singular: label('Đăng ký đối tác', 'Distributor sign-up'),
  plural: label('Đăng ký đối tác', 'Distributor sign-ups'),
  columns: ['name', 'phone', 'province', 'state', 'createdAt'],
  fields: [
    requestText('name', label('Họ và tên', 'Full name'), { most: 120, required: true }),
    phoneField(),
    requestText('occupation', label('Nghề nghiệp', 'Occupation'), { most: 120, required: true }),
    requestText('company', label('Công ty, cửa hàng, spa', 'Company, store or spa'), { most: 200 }),
    requestText('province', label('Tỉnh, thành phố', 'Province or city'), { most: 120 }),
    requestText('district', label('Quận, huyện', 'District'), { most: 120 }),
    requestText('ward', label('Phường, xã', 'Ward or commune'), { most: 120 }),
    requestText('address', label('Địa chỉ đầy đủ', 'Full address'), { most: 500, required: true }),
  ],
})
