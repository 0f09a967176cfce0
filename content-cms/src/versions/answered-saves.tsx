'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { texts } from './texts'

const timeoutMs = 120_000

/**
 * Explains a save without an answer. Payload's form would show the browser's English sentence, or
 * after a status of 500 and above disable its buttons; it keeps everything when `fetch` throws.
 */
export function AnsweredSaves({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const original = window.fetch
    window.fetch = async (input, init) => {
      const isForm = init?.body instanceof FormData && init.body.has('_payload')
      if (!isForm) return original(input, init)
      const timeout = AbortSignal.timeout(timeoutMs)
      const response = await original(input, { signal: timeout, ...init }).catch(() => null)
      if (response === null || response.status >= 500)
        throw new Error(texts(language)('unanswered'))
      return response
    }
    return () => {
      window.fetch = original
    }
  }, [language])
  return children
}
