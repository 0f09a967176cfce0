import type { PayloadRequest } from 'payload'

export type Label = { vi: string; en: string }

export const label = (vi: string, en: string): Label => ({ vi, en })

/** The language of our own texts in the admin. */
export const languageOf = (language: string | null | undefined): keyof Label =>
  language === 'en' ? 'en' : 'vi'

export const messageFor = (req: PayloadRequest, sentence: Label): string =>
  sentence[languageOf(req.i18n?.language)]

export const groups = {
  shop: label('Cửa hàng', 'Shop'),
  content: label('Nội dung', 'Content'),
  contacts: label('Liên hệ', 'Contacts'),
  site: label('Thông tin chung', 'Site information'),
  system: label('Hệ thống', 'System'),
}
