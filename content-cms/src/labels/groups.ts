import { label } from './label'

export const groups = {
  shop: label('Cửa hàng', 'Shop'),
  content: label('Nội dung', 'Content'),
  contacts: label('Liên hệ', 'Contacts'),
  site: label('Thông tin chung', 'Site information'),
  system: label('Hệ thống', 'System'),
}
