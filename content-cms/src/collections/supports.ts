import { phoneField } from '../fields/phone-field'
import { plainText } from '../fields/text-fields'
import { label } from '../labels/label'
import { requestCollection } from './request-collection'

/** SPEC §5: name, phone and order code are required. */
export const supports = requestCollection({
  slug: 'supports',
  singular: label('Yêu cầu hỗ trợ', 'Customer-care request'),
  plural: label('Yêu cầu hỗ trợ', 'Customer-care requests'),
  columns: ['name', 'phone', 'type', 'state', 'createdAt'],
  fields: [
    { ...plainText('name', label('Họ và tên', 'Full name')), required: true },
    phoneField(),
    plainText('type', label('Vấn đề', 'Problem type')),
    { ...plainText('order_code', label('Mã đơn hàng', 'Order code')), required: true },
    { name: 'message', type: 'textarea', label: label('Nội dung', 'Message'), maxLength: 5000 },
  ],
})
