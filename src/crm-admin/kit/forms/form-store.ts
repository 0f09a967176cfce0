import { slugify } from '@nas/domain/text'
import { atom, computed } from 'nanostores'
import { createFormValues } from '../../../forms/core/form-values.ts'
import { type Draft, readDraft, writeDraft } from './draft-storage.ts'
import { checkField, kindOf } from './field-kinds.ts'
import type { FieldValue, FormFields, Values } from './form-field.ts'
import type { Problem, Problems } from './problems.ts'

export interface Version {
  values: Values
  /** Null for a record that is not stored yet. */
  updatedAt: string | null
}

interface Merge {
  from: Version
  /** A version that another person stored while this form has changes. */
  newer: Version | null
  /** Values of the other person for attributes that both have changed. */
  disputed: Values
  /** Attributes with a running upload, during which the form is not sent. */
  busy: ReadonlySet<string>
  /** Time of the draft in ms; null unless the changes were restored from one. */
  restoredAt: number | null
  /** Incremented when values change from outside the controls, which are then remounted. */
  round: number
}

export type Upload = 'begun' | 'stored' | 'failed'

const same = (a: FieldValue | Values | undefined, b: FieldValue | Values | undefined) =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

function differing(values: Values, base: Values): Values {
  return pick(
    values,
    Object.keys(values).filter((name) => !same(values[name], base[name])),
  )
}

export type FormStore = ReturnType<typeof createFormStore>
export type FormState = ReturnType<FormStore['$state']['get']>

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

const keptOf = ({ updatedAt, values }: Version, changes: Values): Kept => ({
  updatedAt,
  at: Date.now(),
  changes,
  from: pick(values, Object.keys(changes)),
})

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

/** Changes are kept as a draft until they are saved or discarded. */
export function createFormStore({ draft, fields, version }: FormStoreOptions) {
  const begun = begin(version, draft === null ? null : restored(fields, readDraft(draft)))
  const $merge = atom<Merge>({ ...begun.merge, disputed: {}, busy: new Set(), round: 0 })
  /** The new record has been stored, so late events must not create a draft of the next one. */
  let isClosed = false
  let isExpected = false
  /** Saved attributes that must be read again in their stored form. */
  let saved: readonly string[] = []
  const form = createFormValues<Values, Problem>({
    values: begun.values,
    check: (values) => problemsOf(fields, values),
    follow(before, after) {
      const isNamed = before.name !== after.name && $merge.get().from.updatedAt === null
      const follows = isNamed && fields.has('slug') && slugFollows(before)
      return follows ? { ...after, slug: slugify(String(after.name)) } : after
    },
    related: (attribute) => (attribute === 'name' ? ['slug'] : []),
    keep(values) {
      if (draft === null || isClosed) return
      const { from } = $merge.get()
      const changes = differing(values, from.values)
      const isEmpty = Object.keys(changes).length === 0
      writeDraft(draft, isEmpty ? undefined : keptOf(from, changes))
    },
  })
  const $state = computed([form.$values, form.$errors, $merge], (values, problems, merge) => ({
    ...merge,
    changes: differing(values, merge.from.values),
    problems: problems as Problems,
  }))
  const merge = (part: Partial<Merge>): void => $merge.set({ ...$merge.get(), ...part })
  /** Takes a version with changes applied to it, matching the controls. */
  const settle = (from: Version, changes: Values = {}, disputed: Values = {}): void => {
    merge({ from, disputed, newer: null, restoredAt: null })
    form.reset({ ...from.values, ...changes })
  }
  /** Like `settle`, with values that the controls do not show yet. */
  const restart = (...state: Parameters<typeof settle>): void => {
    settle(...state)
    merge({ round: $merge.get().round + 1 })
  }

  return {
    $state,
    change: form.change,
    check: form.check,
    showErrors: form.showErrors,
    receive(version: Version): void {
      const { from, newer, changes, problems } = $state.get()
      if (version.updatedAt === from.updatedAt) return
      const known = { ...from.values, ...pick(version.values, saved) }
      // Stored by this form, or by another form of the record that did not change these fields.
      const isOwn = !isExpected && newer === null && same(version.values, known)
      if (Object.keys(changes).length === 0) restart(version)
      else if (isOwn) {
        merge({ from: version })
        form.reset({ ...version.values, ...changes })
        form.showErrors(problems)
      } else merge({ newer: version })
      isExpected = false
      saved = []
    },
    /** After a save that a concurrent one rejected; the next version is announced as newer. */
    expectNewer(): void {
      isExpected = true
    },
    takeNewer(): void {
      const { newer, from, changes } = $state.get()
      if (newer === null) return
      const mine = differing(changes, newer.values)
      const theirs = Object.keys(mine).filter(
        (name) => !same(newer.values[name], from.values[name]),
      )
      restart(newer, mine, pick(newer.values, theirs))
    },
    /** Resolves a disputed attribute with the other person's, the own or a merged value. */
    settle(attribute: string, value: FieldValue): void {
      const { from, changes, disputed } = $state.get()
      const { [attribute]: _settled, ...others } = disputed
      restart(from, { ...changes, [attribute]: value }, others)
    },
    /** Records that an upload has started, or has ended with this result. */
    hold(attribute: string, upload: Upload): void {
      const busy = new Set($merge.get().busy)
      if (upload === 'begun') busy.add(attribute)
      else busy.delete(attribute)
      merge({ busy })
      if (upload !== 'failed') return
      form.showErrors({ ...form.$errors.get(), [attribute]: { name: 'upload' } })
    },
    discard(): void {
      const { newer, from } = $merge.get()
      restart(newer ?? from)
    },
    /**
     * Records a save; input typed meanwhile stays in its controls.
     * @param version the stored version; null when it is read later
     * @param sent the changes included in it
     * @param next draft of the created record, for that input
     */
    saved(version: Version | null, sent: Values, next?: Draft): void {
      const { from, changes, newer } = $state.get()
      const isNew = from.updatedAt === null
      const values = isNew ? {} : pick(sent, Object.keys(from.values))
      const base = version ?? newer ?? { ...from, values: { ...from.values, ...values } }
      const later = differing(differing(changes, sent), base.values)
      saved = version === null && newer === null ? Object.keys(values) : []
      settle(base, later)
      isClosed = isNew && base.updatedAt !== null
      if (!isClosed) return
      if (draft !== null) writeDraft(draft, undefined)
      if (next === undefined || Object.keys(later).length === 0) return
      writeDraft(next, keptOf(base, later))
    },
    /** Every value of a new record, or the changed values of a stored one with its version. */
    body(): Record<string, unknown> {
      const { from, changes } = $state.get()
      const isNew = from.updatedAt === null
      const values = form.$values.get()
      const data = [...fields].flatMap(([attribute, field]) => {
        const value = values[attribute] ?? ''
        const isSent = isNew ? value !== '' : attribute in changes
        return isSent ? [[attribute, kindOf(field).send(value)]] : []
      })
      return { ...Object.fromEntries(data), ...(!isNew && { updatedAt: from.updatedAt }) }
    },
  }
}

const problemsOf = (fields: FormFields, values: Values): Problems =>
  Object.fromEntries(
    [...fields].flatMap(([attribute, field]) => {
      const name = checkField(field, attribute, values[attribute] ?? '')
      return name ? [[attribute, { name }]] : []
    }),
  )

/** The slug of a new record follows its name until a slug is typed. */
function slugFollows({ name = '', slug = '' }: Values): boolean {
  return slug === '' || slug === slugify(String(name))
}

function begin(version: Version, kept: Kept | null) {
  const changes = kept ? differing(kept.changes, version.values) : {}
  if (kept === null || Object.keys(changes).length === 0) {
    return { values: version.values, merge: { from: version, newer: null, restoredAt: null } }
  }
  const isSame = kept.updatedAt === version.updatedAt
  const from = isSame
    ? version
    : { updatedAt: kept.updatedAt, values: { ...version.values, ...kept.from } }
  const merge = { from, newer: isSame ? null : version, restoredAt: kept.at }
  return { values: { ...from.values, ...changes }, merge }
}
