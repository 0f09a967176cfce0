import { slugify } from '@nas/domain/text'
import { atom, type ReadableAtom } from 'nanostores'
import { readSession, writeSession } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'
import {
  attributesOf,
  type EditorField,
  type EditorSpec,
  type EditorValue,
  fieldsOf,
  type Values,
} from './editor-field.ts'
import { checkField, initialValue, kindOf, type Problem } from './field-kinds.ts'

/** A record as it was read. */
export interface Version {
  values: Values
  /** Null for a record that is not stored yet. */
  updatedAt: string | null
}

export interface EditorState {
  /** What the changes were made from. */
  from: Version
  /** What differs from it. */
  changes: Values
  problems: Readonly<Record<string, Problem>>
  /** A later version, stored by somebody else while there are changes here. */
  newer: Version | null
  /** Attributes that both changed, since the newer version was taken over. */
  disputed: Values
  /** When the changes were typed, if they come from an earlier visit of the page. */
  restoredAt: number | null
  /** Rises when values come from elsewhere than the controls, which then begin anew. */
  round: number
}

export interface EditorStore {
  $state: ReadableAtom<EditorState>
  set(attribute: string, value: EditorValue): void
  /** The record was read again. */
  receive(version: Version): void
  /** Goes on from the newer version, with the changes on top. */
  takeNewer(): void
  /** Gives up the own change of an attribute for that of the newer version. */
  takeTheirs(attribute: string): void
  discard(): void
  saved(version: Version): void
  /** @returns whether everything may be sent */
  check(): boolean
  refuse(problems: Readonly<Record<string, Problem>>): void
  /** What a save sends: all that is said of a new record, what changed of a stored one. */
  body(): Record<string, unknown>
}

const same = (a: EditorValue | undefined, b: EditorValue | undefined) =>
  JSON.stringify(a) === JSON.stringify(b)

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

function differing(values: Values, base: Values): Values {
  return pick(
    values,
    Object.keys(values).filter((name) => !same(values[name], base[name])),
  )
}

export const valueIn = ({ from, changes }: EditorState, attribute: string): EditorValue =>
  changes[attribute] ?? from.values[attribute] ?? ''

export const isChanged = ({ changes }: EditorState): boolean => Object.keys(changes).length > 0

/** The values of a record that is not stored yet. */
export function newVersion(spec: EditorSpec): Version {
  const values = fieldsOf(spec).flatMap((field) =>
    attributesOf(field).map((attribute): [string, EditorValue] => [
      attribute,
      attribute === field.name ? initialValue(field) : kindOf(field).empty,
    ]),
  )
  return { values: Object.fromEntries(values), updatedAt: null }
}

interface Kept {
  updatedAt: string | null
  at: number
  changes: Values
  from: Values
}

function restored(fields: ReadonlyMap<string, EditorField>, kept: unknown): Kept | null {
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

/**
 * What is typed into an editor, kept for this tab until it is saved or discarded: a reload, a
 * sign-out or a failure loses nothing.
 */
export function createEditorStore(
  spec: EditorSpec,
  id: number | null,
  version: Version,
): EditorStore {
  const fields = new Map(
    fieldsOf(spec).flatMap((field) => attributesOf(field).map((name) => [name, field] as const)),
  )
  const key = `${staffKeys.staffEditor}:${spec.resource}:${id ?? 'new'}`
  const $state = atom(begin(version, restored(fields, readSession(key))))
  const change = (part: Partial<EditorState>): void => {
    const state = { ...$state.get(), ...part }
    $state.set(state)
    const { from, changes, restoredAt } = state
    const kept: Kept = {
      updatedAt: from.updatedAt,
      at: part.changes ? Date.now() : (restoredAt ?? Date.now()),
      changes,
      from: pick(from.values, Object.keys(changes)),
    }
    writeSession(key, isChanged(state) ? kept : undefined)
  }
  /** Everything as in a version, with some changes on top. */
  const restart = (from: Version, changes: Values = {}, disputed: Values = {}): void => {
    const round = $state.get().round + 1
    change({ from, changes, disputed, newer: null, problems: {}, restoredAt: null, round })
  }

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
      if (isChanged(state)) change({ newer: version })
      else restart(version)
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
    takeTheirs(attribute) {
      const { from, changes, disputed } = $state.get()
      const without = (values: Values): Values =>
        Object.fromEntries(Object.entries(values).filter(([name]) => name !== attribute))
      restart(from, without(changes), without(disputed))
    },
    discard() {
      const { newer, from } = $state.get()
      restart(newer ?? from)
    },
    saved: (version) => restart(version),
    check() {
      const state = $state.get()
      const problems = Object.fromEntries(
        [...fields].flatMap(([attribute, field]) => {
          const problem = checkField(field, attribute, valueIn(state, attribute))
          return problem ? [[attribute, problem]] : []
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

/** The slug of a new record is made of its name until somebody types one. */
function slugFollows(fields: ReadonlyMap<string, EditorField>, state: EditorState): boolean {
  if (!fields.has('slug') || state.from.updatedAt !== null) return false
  const slug = String(valueIn(state, 'slug'))
  return slug === '' || slug === slugify(String(valueIn(state, 'name')))
}

function begin(version: Version, kept: Kept | null): EditorState {
  const rest = { problems: {}, disputed: {}, round: 0 }
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
