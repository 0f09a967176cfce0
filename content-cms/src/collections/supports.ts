import { phoneField } from '../fields/phone-field'
import { requestText } from '../fields/request-text'
import { label } from '../labels/label'
import { requestCollection } from './request-collection'

/** SPEC §5: name, phone and order code are required. */
export const supports = requestCollection({
  slug: 'supports',
  singular: label('Yêu cầu hỗ trợ', 'Customer-care request'),
  plural: label('Yêu cầu hỗ trợ', 'Customer-care requests'),
  columns: ['name', 'phone', 'type', 'state', 'createdAt'],
  fields: [
    requestText('name', label('Họ và tên', 'Full name'), { most: 120, required: true }),
    phoneField(),
    requestText('type', label('Vấn đề', 'Problem type'), { most: 120 }),
    requestText('order_code', label('Mã đơn hàng', 'Order code'), { most: 60, required: true }),
    { name: 'message', type: 'textarea', label: label('Nội dung', 'Message'), maxLength: 5000 },
  ],
})
