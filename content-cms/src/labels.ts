import type { PayloadRequest } from 'payload'

export type Label = { vi: string; en: string }

export const label = (vi: string, en: string): Label => ({ vi, en })

export function messageFor(req: PayloadRequest, sentence: Label): string {
  return req.i18n?.language === 'en' ? sentence.en : sentence.vi
}

export const groups = {
  shop: label('Cửa hàng', 'Shop'),
  content: label('Nội dung', 'Content'),
  contacts: label('Liên hệ', 'Contacts'),
  site: label('Thông tin chung', 'Site information'),
  system: label('Hệ thống', 'System'),
}
