'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { languageOf } from '../labels'
import './invitation.css'

const sentence = {
  vi: 'Người được mời nhận thư có liên kết để tự chọn mật khẩu.',
  en: 'The person gets a mail with a link to choose a password.',
}

const paths = ['password', 'confirm-password']

/** Payload demands a password for every new account: a random one, which the server replaces. */
export function Invitation() {
  const { language } = useTranslation().i18n
  const [value] = useState(() => crypto.getRandomValues(new Uint32Array(8)).join(''))
  const [fields, dispatch] = useFormFields((context) => context)
  useEffect(() => {
    // Payload replaces the state of a new form after the first render.
    for (const path of paths) {
      if (fields[path]?.value === value) continue
      dispatch({ type: 'UPDATE', path, value, valid: true })
    }
  }, [fields, value, dispatch])
  return <p className="invitation">{sentence[languageOf(language)]}</p>
}
