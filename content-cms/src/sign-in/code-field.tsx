'use client'

import { TextField, useFormFields, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { text } from 'payload/shared'
import { useEffect } from 'react'
import { languageOf } from '../labels'
import './code-field.css'

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

const problemId = 'sign-in-code-problem'

/** The second step of the sign-in; what was typed before stays in the form. */
export function CodeField() {
  const say = texts[languageOf(useTranslation().i18n.language)]
  const isSending = useFormProcessing()
  useEffect(() => {
    // The fields are disabled while the form is sent.
    if (!isSending) document.getElementById('field-code')?.focus()
  }, [isSending])
  const problem = useFormFields(([{ code }]) =>
    code?.value && code.valid === false ? code.errorMessage : undefined,
  )
  useEffect(() => {
    const input = document.getElementById('field-code')
    if (problem) input?.setAttribute('aria-describedby', problemId)
    else input?.removeAttribute('aria-describedby')
    input?.setAttribute('aria-invalid', String(problem !== undefined))
  }, [problem])
  return (
    <div className="sign-in-code">
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
      <div role="alert" id={problemId}>
        {problem}
      </div>
    </div>
  )
}
