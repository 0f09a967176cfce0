'use client'

import { useForm, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { languageOf } from '../labels'
import './invitation.css'

const sentence = {
  vi: 'Người được mời nhận thư có liên kết để tự chọn mật khẩu.',
  en: 'The person gets a mail with a link to choose a password.',
}

/** Fills Payload's hidden fields of a password, which the server ignores. */
export function Invitation() {
  const { dispatchFields } = useForm()
  const { language } = useTranslation().i18n
  useEffect(() => {
    const value = crypto.randomUUID()
    for (const path of ['password', 'confirm-password']) {
      dispatchFields({ type: 'UPDATE', path, value, valid: true })
    }
  }, [dispatchFields])
  return <p className="invitation">{sentence[languageOf(language)]}</p>
}
