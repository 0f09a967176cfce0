import { useStore } from '@nanostores/react'
import { type LastChangeParameters, lastChangeAnswerSchema } from '@nas/contract/audit-log/fields'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { isConflict } from '../feedback/failure-text.ts'
import { useNotices } from '../feedback/notices.tsx'
import type { Draft } from './draft-storage.ts'
import type { Values } from './form-field.ts'
import {
  conflictAt,
  createFormStore,
  type FormStore,
  type FormStoreOptions,
  isChanged,
  type Version,
  valueIn,
} from './form-store.ts'
import { type Problems, problemsIn } from './problems.ts'
import { type Change, useChange } from './use-change.ts'

export interface FormOptions<Output>
  extends FormStoreOptions,
    Pick<Change<Values, Output>, 'resources' | 'done' | 'failed' | 'noticeKey' | 'onRefused'> {
  /**
   * @param also values set by the pressed button
   * @throws ApiError, 409 when the record has changed since `form.from`
   */
  send: (form: FormStore, also: Values) => Promise<Output>
  onSaved?: (output: Output) => void | Promise<void>
  /** The version that a save has stored, if it returns one. */
  versionOf?: (output: Output) => Version
  /** Draft of the created record, for input typed while it was sent. */
  draftOf?: (output: Output) => Draft
  fieldOfCode?: Readonly<Record<string, string>>
  problemsOf?: (failure: Error) => Problems
  /** Notice after a concurrent change; `null` for none. */
  conflictText?: (isChanged: boolean) => string | null
  audited?: LastChangeParameters
}

export function useForm<Output = unknown>(options: FormOptions<Output>) {
  const { version, send, onSaved, versionOf, draftOf, fieldOfCode, problemsOf, conflictText } =
    options
  const [store] = useState(() => createFormStore(options))
  const state = useStore(store.$state)
  const [refusals, setRefusals] = useState(0)
  /** Values of the pressed button while the save waits for uploads. */
  const [waiting, setWaiting] = useState<Values | null>(null)
  const changedBy = useChangedBy(options.audited, conflictAt(state))
  const notices = useNotices()
  useEffect(() => store.receive(version), [store, version])

  const refuse = (problems: Problems): boolean => {
    const known = Object.entries(problems).filter(([name]) => options.fields.has(name))
    store.showErrors(Object.fromEntries(known))
    if (known.length === 0) return false
    setRefusals((count) => count + 1)
    return true
  }
  const sent = useRef<Values>({})
  const { change, changing } = useChange<Values, Output>({
    ...options,
    run: (also) => {
      sent.current = { ...store.$state.get().changes, ...also }
      return send(store, also)
    },
    reloadsAfter: isConflict,
    onDone: (output) => {
      store.saved(versionOf?.(output) ?? null, sent.current, draftOf?.(output))
      return onSaved?.(output)
    },
    onRefused: (failure) => {
      if (options.onRefused?.(failure) === true) return true
      if (refuse({ ...problemsIn(failure, fieldOfCode), ...problemsOf?.(failure) })) return true
      if (!isConflict(failure)) return false
      store.expectNewer()
      const description = conflictText?.(isChanged(store.$state.get())) ?? null
      if (description !== null) {
        notices.error({ key: options.noticeKey, description, role: 'status' })
      }
      return conflictText !== undefined
    },
  })

  const submit = (also: Values): void => {
    if (store.check()) change(also)
    else setRefusals((count) => count + 1)
  }
  const isBusy = state.busy.size > 0
  useEffect(() => {
    if (waiting === null || isBusy) return
    setWaiting(null)
    const failed = Object.values(state.problems).some(({ name }) => name === 'upload')
    if (failed) setRefusals((count) => count + 1)
    else submit(waiting)
  })

  return {
    store,
    state,
    valueOf: (attribute: string) => valueIn(state, attribute),
    textOf: (attribute: string) => String(valueIn(state, attribute)),
    problems: state.problems,
    isChanged: isChanged(state),
    changedBy,
    saving: changing !== null || waiting !== null,
    isWaiting: waiting !== null,
    refusals,
    change: store.change,
    refuse: (problems: Problems) => void refuse(problems),
    /** Validates and sends the changes, with the values of the pressed button. */
    submit: (also: Values = {}) => {
      if (isBusy) setWaiting(also)
      else submit(also)
    },
  }
}

export type Form = ReturnType<typeof useForm>

/** Maximum difference in ms between an entry and its version, whose clocks differ. */
const togetherMs = 10_000

/**
 * @param at time at which the version was stored; null makes no query
 * @returns the name of the person who stored it; null for a customer, or while it is unknown
 */
function useChangedBy(record: LastChangeParameters | undefined, at: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['last-change', record, at],
    queryFn: async ({ signal }) =>
      v.parse(lastChangeAnswerSchema, await api.get('/api/app/lastchange', { ...record }, signal)),
    enabled: record !== undefined && at !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const change = data?.data ?? null
  if (change === null || at === null) return null
  return Math.abs(Date.parse(change.at) - Date.parse(at)) < togetherMs ? change.who : null
}
