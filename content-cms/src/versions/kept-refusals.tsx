'use client'

import { useAllFormFields, useFormModified, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Shows what the server refused until the form is changed. Payload's form may ask for its state
 * before a save and take the answer after it, which clears the messages.
 */
export function KeptRefusals() {
  const [fields, dispatchFields] = useAllFormFields()
  // Payload calls a form unmodified after a refused save too.
  const isUnchanged = !useFormModified()
  const isRefused = useFormSubmitted() && isUnchanged
  const refused = useRef(new Map<string, string>())

  useEffect(() => {
    if (!isRefused) {
      refused.current.clear()
      return
    }
    for (const [path, { valid, errorMessage }] of Object.entries(fields))
      if (valid === false && errorMessage) refused.current.set(path, errorMessage)
    const errors = [...refused.current]
      .filter(([path]) => fields[path]?.valid !== false)
      .map(([path, message]) => ({ path, message }))
    if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
  }, [fields, isRefused])
  return null
}
