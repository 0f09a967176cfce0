'use client'

import { TextField, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { text } from 'payload/shared'
import { useEffect } from 'react'
import { languageOf } from '../labels'

const texts = {
  vi: {
    label: 'Mã xác thực',
    hint: 'Mật khẩu đúng. Hãy nhập mã sáu số trong ứng dụng xác thực, hoặc một mã khôi phục.',
  },
  en: {
    label: 'Code',
    hint: 'The password is correct. Enter the six digits of your authenticator app, or a recovery code.',
  },
}

/** The second step of the sign-in; what was typed before stays in the form. */
export function CodeField() {
  const say = texts[languageOf(useTranslation().i18n.language)]
  const isSending = useFormProcessing()
  useEffect(() => {
    // The fields are disabled while the form is sent.
    if (!isSending) document.getElementById('field-code')?.focus()
  }, [isSending])
  return (
    <>
      <div role="status">{say.hint}</div>
      <TextField
        field={{
          name: 'code',
          admin: { autoComplete: 'one-time-code' },
          label: say.label,
          required: true,
        }}
        path="code"
        // Without it a refused code would keep the form invalid.
        validate={text}
      />
    </>
  )
}
