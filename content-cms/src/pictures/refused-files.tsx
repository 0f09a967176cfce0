'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { languageOf } from '../labels'
import { heicTypes, maxPicture, maxPictureBytes, pictureKinds } from './picture-kinds'

const kinds: readonly string[] = [
  ...Object.values(pictureKinds).map(({ mime }) => mime),
  ...heicTypes,
]

/** Most browsers name no type for HEIC. */
const isPicture = ({ name, type }: File) => kinds.includes(type) || /\.hei[cf]$/i.test(name)

const events = ['change', 'drop', 'paste']

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

const isForPictures = ({ accept }: HTMLInputElement) => accept === '' || accept.includes('image/')

/** Files chosen in a field, or dropped or pasted into a field or a rich text. */
function filesOf(event: Event): File[] {
  const target = event.target as Element
  if (target instanceof HTMLInputElement && event.type === 'change') {
    return isForPictures(target) ? [...(target.files ?? [])] : []
  }
  const place = target.closest?.('.dropzone, .rich-text-lexical')
  const input = place?.querySelector<HTMLInputElement>('input[type=file]')
  if (!place || (input && !isForPictures(input))) return []
  const data =
    event instanceof DragEvent ? event.dataTransfer : (event as ClipboardEvent).clipboardData
  // Texts of Word have a picture of the text beside them.
  return data?.types.includes('text/html') ? [] : [...(data?.files ?? [])]
}

/** Refuses a chosen, dropped or pasted file before Payload sees it; the server checks every upload again. */
export function RefusedFiles({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const say = sentences[languageOf(language)]
    const check = (event: Event) => {
      const problems = filesOf(event).flatMap((file) => {
        if (!isPicture(file)) return [say.kind(file.name)]
        return file.size > maxPictureBytes ? [say.large(file.name)] : []
      })
      if (problems.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.target instanceof HTMLInputElement) event.target.value = ''
      for (const problem of problems) toast.error(problem)
    }
    for (const kind of events) addEventListener(kind, check, true)
    return () => {
      for (const kind of events) removeEventListener(kind, check, true)
    }
  }, [language])
  return children
}
