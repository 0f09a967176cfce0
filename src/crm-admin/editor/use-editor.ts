import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { keysOf } from '../list/list-page.ts'
import { failureText } from '../shell/failure-text.ts'
import { useNotices } from '../shell/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { attributesOf, type EditorSpec, fieldsOf, type Values } from './editor-field.ts'
import { createEditorStore, newVersion } from './editor-store.ts'
import { useEditorTexts } from './editor-texts.ts'
import { type EditedRecord, recordOptions, saveRecord } from './records.api.ts'
import { problemsIn } from './rejections.ts'

interface Editing {
  spec: EditorSpec
  /** Null for one that is not stored yet. */
  record: EditedRecord | null
  onSaved: (saved: EditedRecord) => void
}

/** An editor's values and its save, which is sent once however often it is pressed. */
export function useEditor({ spec, record, onSaved }: Editing) {
  const id = record?.id ?? null
  const [store] = useState(() => createEditorStore(spec, id, record ?? newVersion(spec)))
  const state = useStore(store.$state)
  const { t: frame } = useTexts()
  const { t } = useEditorTexts()
  const notices = useNotices()
  const queries = useQueryClient()
  const busy = useRef(false)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (record !== null) store.receive(record)
  }, [store, record])

  const tell = (type: 'success' | 'error', description: string): void =>
    notices[type]({ key: 'editor', title: frame('noticeTitle'), description, role: 'status' })

  const onFailure = async (error: unknown): Promise<void> => {
    if (error instanceof ApiError && error.code === 'stale' && id !== null) {
      // What the other one saved is shown beside what was typed here.
      const { queryKey } = recordOptions(spec, id)
      await queries.invalidateQueries({ queryKey })
      tell('error', t('stale.title'))
      return
    }
    const attributes = fieldsOf(spec).flatMap(attributesOf)
    const problems = error instanceof ApiError ? problemsIn(error, attributes) : {}
    store.refuse(problems)
    if (Object.keys(problems).length > 0) setRefusals((count) => count + 1)
    else tell('error', `${t('saveFailed')} ${frame(failureText(error))}`)
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => saveRecord(spec, id, store.body()),
    onSuccess: async (saved) => {
      store.saved(saved)
      queries.setQueryData(recordOptions(spec, saved.id).queryKey, saved)
      tell('success', t('saved'))
      onSaved(saved)
      await queries.invalidateQueries({ queryKey: [...keysOf(spec.resource).all, 'list'] })
    },
    onError: onFailure,
    onSettled: () => {
      busy.current = false
    },
  })

  const save = (also: Values = {}): void => {
    // Rich text tells its last words when it loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (busy.current) return
    for (const [attribute, value] of Object.entries(also)) store.set(attribute, value)
    if (!store.check()) {
      setRefusals((count) => count + 1)
      return
    }
    busy.current = true
    mutate()
  }
  return { store, state, save, saving: isPending, refusals }
}
