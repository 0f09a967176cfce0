'use client'

import { Pill, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

export function IncompleteCell({ cellData }: DefaultCellComponentProps) {
  const isEnglish = useTranslation().i18n.language === 'en'
  if (cellData !== true) return <span>{isEnglish ? 'Complete' : 'Đủ'}</span>
  return (
    <Pill pillStyle="warning" size="small">
      {isEnglish ? 'Missing' : 'Thiếu'}
    </Pill>
  )
}
