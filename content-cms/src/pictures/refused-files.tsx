'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { maxPicture, maxPictureBytes, pictureKinds } from './picture-kinds'

const kinds: readonly string[] = Object.values(pictureKinds).map(({ mime }) => mime)

const sentences = {
  vi: {
    large: (name: string) => `“${name}” quá lớn. Nhận ${maxPicture.vi}.`,
    kind: (name: string) => `“${name}” không phải ảnh thuộc loại được nhận. Nhận ${maxPicture.vi}.`,
  },
  en: {
    large: (name: string) => `“${name}” is too large. Accepted: ${maxPicture.en}.`,
    kind: (name: string) => `“${name}” is no accepted picture. Accepted: ${maxPicture.en}.`,
  },
}

/** The file input of an event; a drop happens around it. */
const inputOf = ({ target }: Event): HTMLInputElement | null | undefined =>
  target instanceof HTMLInputElement
    ? target
    : (target as Element).closest('.dropzone')?.querySelector('input[type=file]')

const filesOf = (event: Event, { accept, files }: HTMLInputElement): File[] => {
  const isForPictures = accept === '' || accept.includes('image/')
  const chosen = event.type === 'drop' ? (event as DragEvent).dataTransfer?.files : files
  return isForPictures ? [...(chosen ?? [])] : []
}

/** Refuses a chosen or dropped file before Payload sees it; the server checks every upload again. */
export function RefusedFiles({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const say = sentences[language === 'en' ? 'en' : 'vi']
    const check = (event: Event) => {
      const input = inputOf(event)
      if (!input) return
      const problems = filesOf(event, input).flatMap(({ name, size, type }) => {
        if (!kinds.includes(type)) return [say.kind(name)]
        return size > maxPictureBytes ? [say.large(name)] : []
      })
      if (problems.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      input.value = ''
      for (const problem of problems) toast.error(problem)
    }
    for (const kind of ['change', 'drop']) addEventListener(kind, check, true)
    return () => {
      for (const kind of ['change', 'drop']) removeEventListener(kind, check, true)
    }
  }, [language])
  return children
}
