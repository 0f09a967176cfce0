import type { PayloadRequest } from 'payload'

/** A label of the admin in both languages. */
export type Label = { vi: string; en: string }

export const label = (vi: string, en: string): Label => ({ vi, en })

/** The sentence in the caller's language; Vietnamese when it is unknown. */
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
