'use client'

import { PasswordField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import './current-password-input.css'

const optional = () => true as const

const purpose = {
  vi: 'Cần khi bạn đổi email hoặc mật khẩu của mình, đổi vai trò hoặc thêm biên tập viên.',
  en: 'Needed to change your own email or password, to change a role, or to add an editor.',
}

/** Shows its error also below 1024 px, where Payload hides errors of fields. */
export function CurrentPassword(props: ComponentProps<typeof PasswordField>) {
  const { language } = useTranslation().i18n
  const problem = useFormFields(([fields]) => {
    const { valid, errorMessage } = fields[props.path] ?? {}
    return valid === false ? errorMessage : undefined
  })
  return (
    <div className="current-password">
      <PasswordField {...props} autoComplete="current-password" validate={optional} />
      <div className="field-description">{language === 'en' ? purpose.en : purpose.vi}</div>
      {problem && <div className="current-password__problem">{problem}</div>}
    </div>
  )
}
