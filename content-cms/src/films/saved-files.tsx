'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { languageOf } from '../labels'

const payloadSentence = /^(Successfully saved|Failed to save) (\d+) files$/

const sentences = {
  vi: {
    saved: (count: number) => `Đã lưu ${count} tệp.`,
    failed: (count: number) => `Chưa lưu được ${count} tệp. Hãy xem lỗi ở từng tệp.`,
  },
  en: {
    saved: (count: number) => (count === 1 ? 'Saved one file.' : `Saved ${count} files.`),
    failed: (count: number) =>
      `${count === 1 ? 'One file was' : `${count} files were`} not saved. Each file shows why.`,
  },
}

/** Payload 3.90.1 reports an upload of several files in English only. */
export function SavedFiles({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const say = sentences[languageOf(language)]
    const { success, error } = toast
    const translated = (message: unknown) => {
      const [, result, count] = payloadSentence.exec(String(message)) ?? []
      if (result === undefined) return message
      return say[result === 'Failed to save' ? 'failed' : 'saved'](Number(count))
    }
    toast.success = (message, options) => success(translated(message) as string, options)
    toast.error = (message, options) => error(translated(message) as string, options)
    return () => void Object.assign(toast, { success, error })
  }, [language])
  return children
}
