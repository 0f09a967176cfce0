import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { keysOf } from '../list/list-page.ts'
import { failureText, isConflict } from '../shell/failure-text.ts'
import { useNotices } from '../shell/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { fieldProblems, type ShownProblems } from './field-problems.ts'
import { type FieldTexts, type KeptChanges, keep, readKept, withChange } from './kept-changes.ts'
import { useRecordTexts } from './record-texts.ts'

/** A record that is edited here. */
export interface EditedRecord {
  /** Its place below `/api`. */
  resource: string
  id: number | string
  stored: FieldTexts
  updatedAt: string
  /** Sends what was changed. @throws ApiError, 409 when the record is no more as it was at `base` */
  save(changes: FieldTexts, base: string): Promise<unknown>
}

/**
 * What is typed over a record: kept for this tab until it is saved or dropped, so that no failure,
 * reload or sign-out loses it; saved once however often it is pressed.
 */
export function useRecordForm({ resource, id, stored, updatedAt, save }: EditedRecord) {
  const record = `${resource}:${id}`
  const [kept, setKept] = useState<KeptChanges>(
    () => readKept(record) ?? { changes: {}, base: updatedAt },
  )
  const [problems, setProblems] = useState<ShownProblems>({})
  const { t: frame } = useTexts()
  const { t } = useRecordTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const busy = useRef(false)
  const isChanged = Object.keys(kept.changes).length > 0

  const put = (changes: FieldTexts, base: string): void => {
    setKept({ changes, base })
    keep(record, { changes, base })
  }
  const tell = (type: 'success' | 'error', description: string): void => {
    const title = frame('noticeTitle')
    notices[type]({ key: 'record', title, description, role: 'status' })
  }
  const refresh = () => queries.invalidateQueries({ queryKey: keysOf(resource).all })

  const { mutate, isPending } = useMutation({
    mutationFn: (also: FieldTexts) =>
      save({ ...kept.changes, ...also }, isChanged ? kept.base : updatedAt),
    onSuccess: async () => {
      put({}, updatedAt)
      setProblems({})
      await refresh()
      tell('success', t('saved'))
    },
    onError: async (error) => {
      const found = error instanceof ApiError ? fieldProblems(error) : {}
      setProblems(found)
      // The version that somebody else saved then shows itself as newer.
      if (isConflict(error)) {
        await refresh()
        if (!isChanged) tell('error', t('stale.again'))
      } else if (Object.keys(found).length === 0) {
        tell('error', `${t('failed')} ${frame(failureText(error))}`)
      }
    },
    onSettled: () => {
      busy.current = false
    },
  })

  return {
    valueOf: (name: string) => kept.changes[name] ?? stored[name] ?? '',
    problems,
    isChanged,
    /** Somebody else has saved the record since it was typed over. */
    isStale: isChanged && kept.base !== updatedAt,
    saving: isPending,
    change: (name: string, text: string): void => {
      const { [name]: _, ...others } = problems
      setProblems(others)
      put(withChange(stored, kept.changes, [name, text]), isChanged ? kept.base : updatedAt)
    },
    /** Goes on from the newer version with what was typed on top. */
    takeNewer: () => put(kept.changes, updatedAt),
    refuse: setProblems,
    discard: (): void => {
      setProblems({})
      put({}, updatedAt)
    },
    /** Saves what was typed, and what a button decides along with it. */
    submit: (also: FieldTexts = {}): void => {
      // Two clicks can come before React has drawn the button as pressed.
      if (busy.current || (!isChanged && Object.keys(also).length === 0)) return
      busy.current = true
      mutate(also)
    },
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>
