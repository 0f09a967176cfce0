import { useEffect, useRef, useState } from 'react'
import { parse } from 'valibot'
import { uploadFile } from '../../../api-client/upload.ts'
import { useNotices } from '../../shell/notices.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { Picture } from '../editor-field.ts'
import { type EditorTextKey, useEditorTexts } from '../editor-texts.ts'
import { pictureOf, storedPictures } from '../related.ts'
import { type PictureRules, refusalOf } from './picture-rules.ts'

export interface Upload {
  key: number
  name: string
  /** From 0 to 1. */
  part: number
  failure: EditorTextKey | null
}

/** Finished files are reported together after so long without another one (SPEC §9). */
const quietMs = 1000

let nextKey = 1

/**
 * Sends pictures, each with its progress. A file that breaks a rule stops all of its batch.
 * @param onStored gets what was stored once no file is under way and it has been quiet
 */
export function useUploads(
  rules: PictureRules,
  onStored: (pictures: Picture[]) => void,
  waitMs = quietMs,
) {
  const { t: frame } = useTexts()
  const { t } = useEditorTexts()
  const notices = useNotices()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const report = useRef(onStored)
  report.current = onStored
  const stored = useRef<Picture[]>([])
  const running = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = (): void => {
    clearTimeout(timer.current)
    if (stored.current.length === 0) return
    const pictures = stored.current
    stored.current = []
    report.current(pictures)
  }
  const flushed = useRef(flush)
  flushed.current = flush
  // What is stored when the screen is left still belongs to the record.
  useEffect(() => () => flushed.current(), [])

  const tell = (key: EditorTextKey): void =>
    notices.error({ key: 'upload', title: frame('noticeTitle'), description: t(key) })
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
      const answer = await uploadFile(rules.path, file, (part) => change(key, { part }))
      stored.current.push(...parse(storedPictures, answer).map(pictureOf))
      setUploads((all) => all.filter((one) => one.key !== key))
    } catch {
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
    if (refusal) tell(refusal)
    else for (const { key, file } of begun) void send(key, file)
  }
  return { uploads, start }
}
