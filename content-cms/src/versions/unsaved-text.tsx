'use client'

import { formatMoment } from '@nas/domain/dates'
import {
  Button,
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { BelowControls } from './below-controls'
import type { Document } from './compare'
import { forget, type Kept, keep, keyOf, leaving, readKept } from './kept-text'
import { texts } from './texts'
import './unsaved-text.css'

const pauseMs = 300

/** Keeps typed text in the browser until it is saved, and offers it when the form is opened again. */
export function UnsavedText() {
  const { id, collectionSlug, globalSlug, data, setData } = useDocumentInfo()
  const { user } = useAuth()
  const { code: locale } = useLocale()
  const { getData, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const say = texts(useTranslation().i18n.language)
  const stored = (data ?? {}) as Document
  const keyIn = (language: string) =>
    keyOf(user?.id, collectionSlug ?? globalSlug ?? '', id, language)
  const key = keyIn(locale)
  /** Undefined until the storage is read. */
  const [kept, setKept] = useState<Kept | null>()
  const [isElsewhere, setElsewhere] = useState(false)
  /** Payload calls a form unmodified after a refused save too. */
  const typedOn = useRef<unknown>(null)

  useEffect(() => {
    if (!user) return
    setKept(readKept(key, stored))
    setElsewhere(readKept(keyIn(locale === 'en' ? 'vi' : 'en'), {}) !== null)
  }, [key])

  useEffect(() => {
    const version = stored.updatedAt ?? ''
    if (isModified) typedOn.current = version
    if (!user || kept !== null) return
    if (typedOn.current !== version) {
      forget(key)
      return
    }
    const write = () => {
      const { file: _, ...mine } = getData()
      keep(key, stored, mine)
    }
    const timer = setTimeout(write, pauseMs)
    for (const sign of ['pagehide', leaving]) addEventListener(sign, write)
    return () => {
      clearTimeout(timer)
      for (const sign of ['pagehide', leaving]) removeEventListener(sign, write)
    }
  }, [fields, isModified, kept, key, stored.updatedAt])

  const discard = () => {
    forget(key)
    setKept(null)
  }
  // With its former version, so that a save meets what others have changed since.
  const restore = async ({ base, mine }: Kept) => {
    setData(base)
    await reset(mine)
    setModified(true)
    setKept(null)
    toast.success(say('restored'))
  }
  const button = { buttonStyle: 'secondary', margin: false, size: 'small' } as const
  if (!kept && !isElsewhere) return null
  return (
    <BelowControls>
      <div className="unsaved-text" role="status">
        {kept ? (
          <>
            {say('kept').replace('{{time}}', formatMoment(new Date(kept.at)))}
            <Button {...button} onClick={() => void restore(kept)}>
              {say('restore')}
            </Button>
            <Button {...button} onClick={discard}>
              {say('discard')}
            </Button>
          </>
        ) : (
          say('keptElsewhere')
        )}
      </div>
    </BelowControls>
  )
}
