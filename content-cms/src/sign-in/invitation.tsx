'use client'

import { useTranslation } from '@payloadcms/ui'
import { languageOf } from '../labels'

const sentence = {
  vi: 'Mật khẩu ở trên không được dùng: người được mời nhận thư có liên kết để tự chọn mật khẩu.',
  en: 'The password above is not used: the person gets a mail with a link to choose one.',
}

/** Payload demands a password for every new account. */
export const Invitation = () => <p>{sentence[languageOf(useTranslation().i18n.language)]}</p>
