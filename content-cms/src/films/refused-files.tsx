'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { languageOf } from '../labels'
import { heicTypes, maxPicture, maxPictureBytes, pictureKinds } from '../pictures/picture-kinds'
import { filmKinds, maxFilm, maxFilmBytes } from './film-kinds'

interface Kinds {
  types: readonly string[]
  maxBytes: number
  accepted: Record<'vi' | 'en', string>
}

const pictures: Kinds = {
  types: [...Object.values(pictureKinds).map(({ mime }) => mime), ...heicTypes],
  maxBytes: maxPictureBytes,
  accepted: maxPicture,
}

const films: Kinds = {
  types: Object.values(filmKinds).map(({ mime }) => mime),
  maxBytes: maxFilmBytes,
  accepted: maxFilm,
}

/** Most browsers name no type for HEIC. */
const isTaken = ({ name, type }: File, { types }: Kinds) =>
  types.includes(type) || (types === pictures.types && /\.hei[cf]$/i.test(name))

const events = ['change', 'drop', 'paste']

const sentences = {
  vi: {
    large: (name: string, accepted: string) => `“${name}” quá lớn. Nhận ${accepted}.`,
    kind: (name: string, accepted: string) =>
      `“${name}” không phải tệp thuộc loại được nhận. Nhận ${accepted}.`,
  },
  en: {
    large: (name: string, accepted: string) => `“${name}” is too large. Accepted: ${accepted}.`,
    kind: (name: string, accepted: string) =>
      `“${name}” is no file of an accepted kind. Accepted: ${accepted}.`,
  },
}

/** Null for fields of other files, such as tables. */
function kindsFor({ accept }: HTMLInputElement): Kinds | null {
  if (accept.includes('video/')) return films
  return accept === '' || accept.includes('image/') ? pictures : null
}

/** The field or rich text that an event concerns. */
function placeOf({ target, type }: Event): { input?: HTMLInputElement; kinds: Kinds | null } {
  if (target instanceof HTMLInputElement && type === 'change') {
    return { input: target, kinds: kindsFor(target) }
  }
  const place = (target as Element).closest?.('.dropzone, .rich-text-lexical')
  const input = place?.querySelector<HTMLInputElement>('input[type=file]')
  return { kinds: place ? (input ? kindsFor(input) : pictures) : null }
}

/** Files chosen in a field, or dropped or pasted into a field or a rich text. */
function filesOf(event: Event, input: HTMLInputElement | undefined): File[] {
  if (input) return [...(input.files ?? [])]
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
      const { input, kinds } = placeOf(event)
      if (!kinds) return
      const accepted = kinds.accepted[languageOf(language)]
      const problems = filesOf(event, input).flatMap((file) => {
        if (!isTaken(file, kinds)) return [say.kind(file.name, accepted)]
        return file.size > kinds.maxBytes ? [say.large(file.name, accepted)] : []
      })
      if (problems.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (input) input.value = ''
      for (const problem of problems) toast.error(problem)
    }
    for (const kind of events) addEventListener(kind, check, true)
    return () => {
      for (const kind of events) removeEventListener(kind, check, true)
    }
  }, [language])
  return children
}
