'use client'

import { Button, useField, useTranslation } from '@payloadcms/ui'
import { languageOf } from '../labels'

const texts = {
  vi: {
    label: 'Tài khoản nhân viên',
    linked: 'Đã nối: đăng nhập ở trang vận hành là vào được trang này.',
    unlink: 'Bỏ nối',
    unlinked: 'Sẽ bỏ nối khi bạn lưu.',
  },
  en: {
    label: 'Account of staff',
    linked: 'Linked: a sign-in to the back office also opens this admin.',
    unlink: 'Unlink',
    unlinked: 'Unlinked once you save.',
  },
}

export function UnlinkStaff({ path }: { path: string }) {
  const { initialValue, value, setValue, readOnly } = useField<string | null>({ path })
  const say = texts[languageOf(useTranslation().i18n.language)]
  if (!initialValue) return null
  return (
    <section aria-label={say.label} className="field-type">
      <div className="field-label">{say.label}</div>
      <div className="field-description" role="status">
        {value ? say.linked : say.unlinked}
      </div>
      {value && !readOnly && (
        <Button buttonStyle="secondary" onClick={() => setValue(null)} size="small">
          {say.unlink}
        </Button>
      )}
    </section>
  )
}
