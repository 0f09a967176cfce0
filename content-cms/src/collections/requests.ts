import { phoneField, requestText } from '../fields/request-fields'
import { label } from '../labels'
import { requestCollection } from './request-collection'

/** SPEC §5: name, phone, occupation and address are required. */
export const distributors = requestCollection({
  slug: 'distributors',
  singular: label('Đăng ký đối tác', 'Distributor sign-up'),
  plural: label('Đăng ký đối tác', 'Distributor sign-ups'),
  fields: [
    requestText('name', label('Họ và tên', 'Full name'), { maxLength: 120, required: true }),
    phoneField(),
    requestText('occupation', label('Nghề nghiệp', 'Occupation'), {
      maxLength: 120,
      required: true,
    }),
    requestText('company', label('Công ty, cửa hàng, spa', 'Company, store or spa'), {
      maxLength: 200,
    }),
    requestText('province', label('Tỉnh, thành phố', 'Province or city'), { maxLength: 120 }),
    requestText('district', label('Quận, huyện', 'District'), { maxLength: 120 }),
    requestText('ward', label('Phường, xã', 'Ward or commune'), { maxLength: 120 }),
    requestText('address', label('Địa chỉ đầy đủ', 'Full address'), {
      maxLength: 500,
      required: true,
    }),
  ],
})

/** SPEC §5: name, phone and order code are required; a contact message has no order. */
export const supports = requestCollection({
  slug: 'supports',
  singular: label('Yêu cầu hỗ trợ', 'Customer-care request'),
  plural: label('Yêu cầu hỗ trợ', 'Customer-care requests'),
  fields: [
    requestText('name', label('Họ và tên', 'Full name'), { maxLength: 120, required: true }),
    phoneField(),
    // A key of the shop's forms; other clients of `/api` may send other texts.
    requestText('type', label('Vấn đề', 'Problem type'), { maxLength: 120 }),
    requestText('order_code', label('Mã đơn hàng', 'Order code'), { maxLength: 60 }),
    { name: 'message', type: 'textarea', label: label('Nội dung', 'Message'), maxLength: 5000 },
  ],
})
