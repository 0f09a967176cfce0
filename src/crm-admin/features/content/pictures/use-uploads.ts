import { useEffect, useRef, useState } from 'react'
import { parse } from 'valibot'
import { uploadFile } from '../../../../api-client/upload.ts'
import { useNotices } from '../../../kit/feedback/notices.tsx'
import type { Picture } from '../../../kit/forms/form-field.ts'
import type { Upload as UploadState } from '../../../kit/forms/form-store.ts'
import { pictureOf, storedPictures } from '../../../kit/forms/related.ts'
import { type EditorTextKey, useEditorTexts } from '../editor-texts.ts'

interface PictureRules {
  path: '/api/upload' | '/api/app/upload'
  /** Size limit in bytes, exclusive. */
  under: number
  tooLarge: EditorTextKey
}

export const singlePicture: PictureRules = {
  path: '/api/app/upload',
  under: 2_000_000,
  tooLarge: 'picture.over2',
}

/** For pictures inside a text, and for several pictures at once. */
export const anyPicture: PictureRules = {
  path: '/api/upload',
  under: 3_000_000,
  tooLarge: 'picture.over3',
}

export const pictureTypes = ['image/jpeg', 'image/png']

export function refusalOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  { under, tooLarge }: PictureRules,
): EditorTextKey | null {
  if (!pictureTypes.includes(type)) return 'picture.notJpg'
  return size < under ? null : tooLarge
}

export interface Upload {
  key: number
  name: string
  /** From 0 to 1. */
  part: number
  failure: EditorTextKey | null
}

/** Finished files are reported together after this pause in ms without further ones (SPEC §9). */
const quietMs = 1000

let nextKey = 1

interface UploadOptions {
  rules: PictureRules
  /** Receives the stored pictures in the chosen order after a pause without uploads. */
  onStored: (pictures: Picture[]) => void
  /** Notifies the form, which delays its save. */
  onUpload: (upload: UploadState) => void
  waitMs?: number
}

/** Uploads pictures, each with its progress. A file that breaks a rule stops its whole batch. */
export function useUploads({ rules, onStored, onUpload, waitMs = quietMs }: UploadOptions) {
  const { t } = useEditorTexts()
  const notices = useNotices()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const report = useRef(onStored)
  report.current = onStored
  const stored = useRef<{ key: number; pictures: Picture[] }[]>([])
  const running = useRef(0)
  const failed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = (): void => {
    clearTimeout(timer.current)
    const pictures = stored.current
      .toSorted((one, other) => one.key - other.key)
      .flatMap((one) => one.pictures)
    stored.current = []
    if (pictures.length > 0) report.current(pictures)
    if (running.current > 0) return
    onUpload(failed.current ? 'failed' : 'stored')
    failed.current = false
  }
  const flushed = useRef(flush)
  flushed.current = flush
  // Pictures that were stored before the screen was left still belong to the record.
  useEffect(
    () => () => {
      if (stored.current.length > 0) flushed.current()
    },
    [],
  )

  const tell = (key: EditorTextKey): void => notices.error({ key: 'upload', description: t(key) })
  const change = (key: number, part: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const settle = (): void => {
    running.current -= 1
    clearTimeout(timer.current)
    if (running.current === 0) timer.current = setTimeout(() => flushed.current(), waitMs)
  }

  const send = async (key: number, file: File): Promise<void> => {
    running.current += 1
    try {
      const answer = await uploadFile(rules.path, file, {
        onProgress: (part) => change(key, { part }),
      })
      stored.current.push({ key, pictures: parse(storedPictures, answer).map(pictureOf) })
      setUploads((all) => all.filter((one) => one.key !== key))
    } catch {
      failed.current = true
      change(key, { failure: 'picture.failed' })
      tell('picture.failed')
    }
    settle()
  }

  const start = (files: readonly File[]): void => {
    const refused = files.find((file) => refusalOf(file, rules) !== null)
    const refusal = refused && refusalOf(refused, rules)
    const begun = (refused ? [refused] : files).map((file) => {
      nextKey += 1
      return { key: nextKey, name: file.name, part: 0, failure: refusal ?? null, file }
    })
    setUploads((all) => [...all.filter(({ failure }) => failure === null), ...begun])
    if (refusal) {
      tell(refusal)
      return
    }
    onUpload('begun')
    for (const { key, file } of begun) void send(key, file)
  }
  return { uploads, start }
}
