'use client'

import {
  useAllFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

interface Refusal {
  path: string
  message: string
}

const refusal = 'refused-save'

/** Passes the refusals of fields in an answer to the form that waits for it. */
export async function announceRefusals(answer: Response): Promise<void> {
  const body = await answer
    .clone()
    .json()
    .catch(() => null)
  const errors: { data?: { errors?: Refusal[] } }[] = Object(body).errors ?? []
  const detail = errors.flatMap(({ data }) => data?.errors ?? []).filter(({ path }) => path)
  dispatchEvent(new CustomEvent(refusal, { detail }))
}

/**
 * Shows what the server refused until the form is changed. Payload's form may ask for its state
 * before a save and take the answer after it, which clears the messages, also before they are shown.
 */
export function KeptRefusals() {
  const [fields, dispatchFields] = useAllFormFields()
  const isChanged = useFormModified()
  const isSubmitted = useFormSubmitted()
  const isSending = useFormProcessing()
  const sending = useRef(false)
  const refused = useRef<Refusal[]>([])

  useEffect(() => {
    sending.current = isSending
    if (isSending) refused.current = []
  }, [isSending])
  useEffect(() => {
    const take = ({ detail }: CustomEvent<Refusal[]>) => {
      if (sending.current) refused.current = detail
    }
    addEventListener(refusal, take as EventListener)
    return () => removeEventListener(refusal, take as EventListener)
  }, [])
  useEffect(() => {
    if (isSending || !isSubmitted) return
    // Payload calls a form unmodified after a refused save too.
    if (isChanged) refused.current = []
    const errors = refused.current.filter(({ path }) => fields[path]?.valid !== false)
    if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
  }, [fields, isChanged, isSending, isSubmitted])
  return null
}
