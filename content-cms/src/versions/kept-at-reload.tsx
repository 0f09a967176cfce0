'use client'

import { useAllFormFields, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Keeps what was typed, with the version it began from, when Payload loads the document again:
 * after the take-over of a lock it would show the stored values and call them modified.
 */
export function KeptAtReload() {
  const { data, initialState, setData } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [fields, dispatchFields] = useAllFormFields()
  const isModified = useFormModified()
  const before = useRef({ data, locale })

  useEffect(() => {
    if (!isModified || before.current.locale !== locale) return
    const { data: base } = before.current
    // After the effects of Payload's form and document, which take the loaded values.
    queueMicrotask(() => {
      dispatchFields({ type: 'REPLACE_STATE', state: fields, optimize: false })
      if (base) setData(base)
    })
  }, [initialState])
  useEffect(() => {
    before.current = { data, locale }
  })
  return null
}
