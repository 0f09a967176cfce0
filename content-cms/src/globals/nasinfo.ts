import { localText, plainText } from '../fields/text-fields'
import { label } from '../labels/label'
import { siteGlobal } from './site-global'

export const nasinfo = siteGlobal('nasinfo', label('Thông tin công ty', 'Company'), [
  localText('company', label('Tên công ty', 'Company name')),
  localText('msdn', label('Mã số doanh nghiệp', 'Registration number')),
  localText('address', label('Địa chỉ', 'Address')),
  plainText('phone', label('Điện thoại', 'Phone')),
  { name: 'email', type: 'email', label: label('Email', 'E-mail') },
  localText('hours', label('Giờ làm việc', 'Working hours')),
])
