import { slugify } from '@nas/domain/text'
import { atom, type ReadableAtom } from 'nanostores'
import { type Draft, readDraft, writeDraft } from './draft-storage.ts'
import { checkField, kindOf } from './field-kinds.ts'
import type { FieldValue, FormFields, Values } from './form-field.ts'
import type { Problems } from './problems.ts'

/** The values of a record when they were read. */
export interface Version {
  values: Values
  /** Null for a record that is not stored yet. */
  updatedAt: string | null
}

export interface FormState {
  /** The version that the changes are based on. */
  from: Version
  /** Values that differ from it. */
  changes: Values
  problems: Problems
  /** A version that another person stored while this form has changes. */
  newer: Version | null
  /**
   * The other person's values of attributes that both have changed, after loading the newer
   * version.
   */
  disputed: Values
  /** Attributes with a running upload, during which the form is not sent. */
  busy: ReadonlySet<string>
  /** Time of the draft in ms; null unless the changes were restored from one. */
  restoredAt: number | null
  /** Incremented when values change from outside the controls, which are then remounted. */
  round: number
}

/** State of the uploads of a field. */
export type Upload = 'begun' | 'stored' | 'failed'

export interface FormStore {
  $state: ReadableAtom<FormState>
  set(attribute: string, value: FieldValue): void
  /** Receives the version that was just read. */
  receive(version: Version): void
  /** Applies the changes to the newer version. */
  takeNewer(): void
  /**
   * Resolves a disputed attribute with this value: the other person's, the own, or a merged one.
   */
  settle(attribute: string, value: FieldValue): void
  /** Records that an upload has started, or has ended with this result. */
  hold(attribute: string, upload: Upload): void
  /**
   * Records that a save was rejected because of a concurrent one; the next version is announced as
   * newer.
   */
  expectNewer(): void
  discard(): void
  /**
   * Records a save; input typed meanwhile stays in its controls.
   * @param version the stored version; null when it is read later
   * @param sent the changes included in it
   * @param next draft of the created record, for that input
   */
  saved(version: Version | null, sent: Values, next?: Draft): void
  /**
   * Validates every field.
   * @returns false when there is a problem
   */
  check(): boolean
  refuse(problems: Problems): void
  /** Every value of a new record, or the changed values of a stored one with its version. */
  body(): Record<string, unknown>
}

const same = (a: FieldValue | Values | undefined, b: FieldValue | Values | undefined) =>
  JSON.stringify(a) === JSON.stringify(b)

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

function differing(values: Values, base: Values): Values {
  return pick(
    values,
    Object.keys(values).filter((name) => !same(values[name], base[name])),
  )
}

export const valueIn = ({ from, changes }: FormState, attribute: string): FieldValue =>
  changes[attribute] ?? from.values[attribute] ?? ''

/** Time of the other person's version while there is a conflict or a disputed value. */
export function conflictAt({ newer, disputed, from }: FormState): string | null {
  if (newer !== null) return newer.updatedAt
  return Object.keys(disputed).length > 0 ? from.updatedAt : null
}

export const isChanged = ({ changes }: FormState): boolean => Object.keys(changes).length > 0

interface Kept {
  updatedAt: string | null
  at: number
  changes: Values
  from: Values
}

function restored(fields: FormFields, kept: unknown): Kept | null {
  const { updatedAt, at, changes, from } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>
  const read = (values: unknown): Values =>
    Object.fromEntries(
      Object.entries(values ?? {}).flatMap(([name, value]) => {
        const field = fields.get(name)
        const fitting = field ? kindOf(field).restore(value) : null
        return fitting === null ? [] : [[name, fitting]]
      }),
    )
  const known = { changes: read(changes), from: read(from) }
  if (typeof at !== 'number' || Object.keys(known.changes).length === 0) return null
  return { updatedAt: typeof updatedAt === 'string' ? updatedAt : null, at, ...known }
}

export interface FormStoreOptions {
  /** Null for values that are never stored, such as a password. */
  draft: Draft | null
  fields: FormFields
  version: Version
}

/**
 * Holds the values of a form. Changes are kept as a draft until they are saved or discarded, so
 * that a reload, a closed browser, the end of the session or a failure loses nothing.
 */
export function createFormStore({ draft, fields, version }: FormStoreOptions): FormStore {
  const $state = atom(begin(version, draft === null ? null : restored(fields, readDraft(draft))))
  /** The new record has been stored, so late events must not create a draft of the next one. */
  let isClosed = false
  let isExpected = false
  /** Saved attributes that must be read again in their stored form. */
  let saved: readonly string[] = []
  const keptOf = ({ from, changes }: Pick<FormState, 'from' | 'changes'>, at: number): Kept => ({
    updatedAt: from.updatedAt,
    at,
    changes,
    from: pick(from.values, Object.keys(changes)),
  })
  const change = (part: Partial<FormState>): void => {
    const state = { ...$state.get(), ...part }
    $state.set(state)
    if (draft === null || isClosed) return
    const at = part.changes ? Date.now() : (state.restoredAt ?? Date.now())
    writeDraft(draft, isChanged(state) ? keptOf(state, at) : undefined)
  }
  /** The state for a version with changes applied to it, matching the controls. */
  const settled = (from: Version, changes: Values = {}, disputed: Values = {}) =>
    ({ from, changes, disputed, newer: null, problems: {}, restoredAt: null }) as const
  /** Like `settled`, with values that the controls do not show yet. */
  const restart = (...state: Parameters<typeof settled>): void =>
    change({ ...settled(...state), round: $state.get().round + 1 })

  return {
    $state,
    set(attribute, value) {
      const state = $state.get()
      const values = { ...state.changes, [attribute]: value }
      if (attribute === 'name' && slugFollows(fields, state)) values.slug = slugify(String(value))
      const problems = Object.fromEntries(
        Object.entries(state.problems).filter(([name]) => same(values[name], state.changes[name])),
      )
      change({ changes: differing(values, state.from.values), problems })
    },
    receive(version) {
      const state = $state.get()
      if (version.updatedAt === state.from.updatedAt) return
      const known = { ...state.from.values, ...pick(version.values, saved) }
      // Stored by this form, or by another form of the record that did not change these fields.
      const isOwn = !isExpected && state.newer === null && same(version.values, known)
      if (!isChanged(state)) restart(version)
      else if (isOwn) change({ from: version, changes: differing(state.changes, version.values) })
      else change({ newer: version })
      isExpected = false
      saved = []
    },
    expectNewer() {
      isExpected = true
    },
    takeNewer() {
      const { newer, from, changes } = $state.get()
      if (newer === null) return
      const mine = differing(changes, newer.values)
      const theirs = Object.keys(mine).filter(
        (name) => !same(newer.values[name], from.values[name]),
      )
      restart(newer, mine, pick(newer.values, theirs))
    },
    settle(attribute, value) {
      const { from, changes, disputed } = $state.get()
      const { [attribute]: _settled, ...others } = disputed
      restart(from, differing({ ...changes, [attribute]: value }, from.values), others)
    },
    hold(attribute, upload) {
      const state = $state.get()
      const busy = new Set(state.busy)
      if (upload === 'begun') busy.add(attribute)
      else busy.delete(attribute)
      const failed = upload === 'failed' && { [attribute]: { name: 'upload' as const } }
      change({ busy, problems: { ...state.problems, ...failed } })
    },
    discard() {
      const { newer, from } = $state.get()
      restart(newer ?? from)
    },
    saved(version, sent, next) {
      const { from, changes, newer } = $state.get()
      const isNew = from.updatedAt === null
      const values = isNew ? {} : pick(sent, Object.keys(from.values))
      const base = version ?? newer ?? { ...from, values: { ...from.values, ...values } }
      const later = differing(differing(changes, sent), base.values)
      saved = version === null && newer === null ? Object.keys(values) : []
      change(settled(base, later))
      isClosed = isNew && base.updatedAt !== null
      if (!isClosed) return
      if (draft !== null) writeDraft(draft, undefined)
      if (next === undefined || Object.keys(later).length === 0) return
      writeDraft(next, keptOf({ from: base, changes: later }, Date.now()))
    },
    check() {
      const state = $state.get()
      const problems = Object.fromEntries(
        [...fields].flatMap(([attribute, field]) => {
          const problem = checkField(field, attribute, valueIn(state, attribute))
          return problem ? [[attribute, { name: problem }]] : []
        }),
      )
      change({ problems })
      return Object.keys(problems).length === 0
    },
    refuse: (problems) => change({ problems }),
    body() {
      const state = $state.get()
      const isNew = state.from.updatedAt === null
      const sent = [...fields].filter(([attribute]) =>
        isNew ? !same(valueIn(state, attribute), '') : attribute in state.changes,
      )
      const data = sent.map(([attribute, field]) => {
        return [attribute, kindOf(field).send(valueIn(state, attribute))]
      })
      return {
        ...Object.fromEntries(data),
        ...(state.from.updatedAt !== null && { updatedAt: state.from.updatedAt }),
      }
    },
  }
}

/** Whether the slug follows the name: for a new record until a slug is typed. */
function slugFollows(fields: FormFields, state: FormState): boolean {
  if (!fields.has('slug') || state.from.updatedAt !== null) return false
  const slug = String(valueIn(state, 'slug'))
  return slug === '' || slug === slugify(String(valueIn(state, 'name')))
}

function begin(version: Version, kept: Kept | null): FormState {
  const rest = { problems: {}, disputed: {}, busy: new Set<string>(), round: 0 }
  const changes = kept ? differing(kept.changes, version.values) : {}
  if (kept === null || Object.keys(changes).length === 0) {
    return { ...rest, from: version, changes: {}, newer: null, restoredAt: null }
  }
  const isSame = kept.updatedAt === version.updatedAt
  const from = isSame
    ? version
    : { updatedAt: kept.updatedAt, values: { ...version.values, ...kept.from } }
  return { ...rest, from, changes, newer: isSame ? null : version, restoredAt: kept.at }
}
