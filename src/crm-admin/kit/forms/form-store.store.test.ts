import { useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $profile } from '../../../stores/session.store.ts'
import {
  type EditorSpec,
  fieldsOf,
  nameField,
  newVersion,
  orderField,
  slugField,
  stateField,
} from '../../features/content/editor-spec.ts'
import type { Draft } from './draft-storage.ts'
import { byAttribute, type FormField, type Values } from './form-field.ts'
import { createFormStore, isChanged, type Version, valueIn } from './form-store.ts'

const spec: EditorSpec = {
  resource: 'clubs',
  groups: [
    { label: 'group.main', fields: [nameField, slugField, stateField, orderField] },
    {
      label: 'group.texts',
      fields: [
        { kind: 'paragraph', name: 'description', label: 'field.summary', both: true },
        { kind: 'picture', name: 'thub', label: 'field.cover' },
      ],
    },
  ],
  shopPath: () => '/',
}
const [kept, keptByBrowser] = [new Map<string, string>(), new Map<string, string>()]
const first = '2026-11-22T03:00:00.000Z'
const later = '2026-11-22T04:00:00.000Z'
const values: Values = {
  ...newVersion(spec).values,
  name: 'Bài',
  slug: 'bai',
  description: 'Cũ',
  state: 'active',
}
const stored = { values, updatedAt: first }
const fields = byAttribute(fieldsOf(spec) as FormField[])
const draft: Draft = { key: 'nas:test-draft', about: 'shop' }
const open = (version: Version, kind: Draft = draft) =>
  createFormStore({ draft: kind, fields, version })
const begin = () => open(stored)

const storage = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
})

useTestStorageEngine()

const signIn = (id: string) => $profile.set({ id, username: id, email: `${id}@nas.test` })

beforeEach(() => {
  kept.clear()
  keptByBrowser.clear()
  vi.stubGlobal('sessionStorage', storage(kept))
  vi.stubGlobal('localStorage', storage(keptByBrowser))
  signIn('lan')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a new record', () => {
  const made = () => open(newVersion(spec))

  it('derives its slug from its name until a slug is typed', () => {
    const store = made()
    store.change('name', 'Kem chống nắng, SPF50+')
    expect(valueIn(store.$state.get(), 'slug')).toBe('kem-chong-nang-spf50')
    store.change('slug', 'kem')
    store.change('name', 'Kem đêm')
    expect(valueIn(store.$state.get(), 'slug')).toBe('kem')
  })

  it('is hidden, and sends every value', () => {
    const store = made()
    store.change('name', ' Bài ')
    expect(store.check()).toBe(true)
    expect(store.body()).toEqual({
      name: 'Bài',
      slug: 'bai',
      state: 'inactive',
      order: 0,
      thub: null,
    })
  })

  it('leaves no draft once it is stored, also after late events', () => {
    const store = made()
    store.change('name', 'Bài')
    store.saved(
      { values: { ...values, name: 'Bài' }, updatedAt: first },
      store.$state.get().changes,
    )
    store.change('thub', [{ id: 3, name: 'a.png', url: '/media/a.png' }])
    expect([kept.size, keptByBrowser.size]).toEqual([0, 0])
    expect(isChanged(made().$state.get())).toBe(false)
  })

  it('leaves input typed while it is sent as a draft of the stored record', () => {
    const store = made()
    store.change('name', 'Bài')
    const sent = store.$state.get().changes
    store.change('description', 'Mới')
    const version = { values: { ...values, description: '' }, updatedAt: first }
    const next: Draft = { key: 'nas:stored-draft', about: 'shop' }
    store.saved(version, sent, next)
    expect([...kept.keys()]).toEqual([next.key])
    expect(open(version, next).body()).toEqual({ description: 'Mới', updatedAt: first })
  })

  it('is empty after it was sent, but for later input', () => {
    const store = made()
    store.change('name', 'Bài')
    const sent = store.$state.get().changes
    store.change('description', 'Mới')
    store.saved(null, sent)
    expect(store.$state.get().changes).toEqual({ description: 'Mới' })
  })

  it('requires a name and a slug, but no English', () => {
    const store = made()
    expect(store.check()).toBe(false)
    expect(store.$state.get().problems).toEqual({
      name: { name: 'required' },
      slug: { name: 'required' },
    })
    store.change('name', 'Bài')
    expect(store.$state.get().problems).not.toHaveProperty('name')
  })
})

describe('a stored record', () => {
  it('sends only its changes, with the version that they were made from', () => {
    const store = begin()
    store.change('description', '')
    store.change('name_en', 'Article')
    store.change('name', 'Khác')
    store.change('name', 'Bài')
    expect(store.body()).toEqual({ description: null, name_en: 'Article', updatedAt: first })
  })

  it('keeps its draft over a reload until it is saved', () => {
    begin().change('description', 'Mới')
    const again = begin()
    expect(valueIn(again.$state.get(), 'description')).toBe('Mới')
    expect(again.$state.get().restoredAt).toBeTypeOf('number')
    const { changes } = again.$state.get()
    again.saved({ values: { ...values, description: 'Mới' }, updatedAt: later }, changes)
    expect([kept.size, keptByBrowser.size]).toEqual([0, 0])
    expect(isChanged(begin().$state.get())).toBe(false)
  })

  it('stores nothing without a draft, as for a password', () => {
    const store = createFormStore({ draft: null, fields, version: stored })
    store.change('description', 'Mới')
    expect(valueIn(store.$state.get(), 'description')).toBe('Mới')
    expect(kept.size).toBe(0)
  })

  it.each([
    ['shop', 7 * 24],
    ['person', 12],
  ] as const)('about %s keeps its draft for %d hours after the tab is closed', (about, hours) => {
    vi.useFakeTimers()
    const begun = () => open(stored, { ...draft, about })
    begun().change('description', 'Mới')
    kept.clear()
    vi.advanceTimersByTime(hours * 3_600_000 - 1)
    expect(valueIn(begun().$state.get(), 'description')).toBe('Mới')
    vi.advanceTimersByTime(1)
    expect(isChanged(begun().$state.get())).toBe(false)
  })

  it('hides its draft from another person', () => {
    begin().change('description', 'Mới')
    signIn('minh')
    expect(isChanged(begin().$state.get())).toBe(false)
    signIn('lan')
    expect(isChanged(begin().$state.get())).toBe(true)
  })

  it('keeps input typed while it is sent, in its controls', () => {
    const store = begin()
    store.change('description', 'Mới')
    const { changes: sent, round } = store.$state.get()
    store.change('description', 'Mới hơn')
    store.saved({ values: { ...values, description: 'Mới' }, updatedAt: later }, sent)
    expect(store.body()).toEqual({ description: 'Mới hơn', updatedAt: later })
    expect(store.$state.get().round).toBe(round)
  })

  it('keeps that input also when the stored version is read afterwards', () => {
    const store = begin()
    store.change('description', ' Mới ')
    const sent = store.$state.get().changes
    store.change('description', 'Mới hơn')
    store.saved(null, sent)
    expect(valueIn(store.$state.get(), 'description')).toBe('Mới hơn')
    store.receive({ values: { ...values, description: 'Mới' }, updatedAt: later })
    expect(store.$state.get().newer).toBeNull()
    expect(store.body()).toEqual({ description: 'Mới hơn', updatedAt: later })
  })

  it('compares that input with what another person has saved meanwhile', () => {
    const store = begin()
    store.change('description', 'Mới')
    const sent = store.$state.get().changes
    store.change('name', 'Của tôi')
    store.saved(null, sent)
    store.receive({
      values: { ...values, description: 'Mới', name: 'Của họ' },
      updatedAt: later,
    })
    store.takeNewer()
    expect(store.$state.get().disputed).toEqual({ name: 'Của họ' })
  })

  it('shows what was sent until the stored version is read', () => {
    const store = begin()
    store.change('description', 'Mới')
    store.saved(null, store.$state.get().changes)
    expect(isChanged(store.$state.get())).toBe(false)
    expect(valueIn(store.$state.get(), 'description')).toBe('Mới')
    expect(kept.size).toBe(0)
  })

  it('takes a version that differs in no field of the form', () => {
    const store = begin()
    store.change('description', 'Mới')
    store.receive({ values, updatedAt: later })
    expect(store.$state.get().newer).toBeNull()
    expect(store.body()).toEqual({ description: 'Mới', updatedAt: later })
  })

  it('shows where an upload has failed', () => {
    const store = begin()
    store.hold('thub', 'begun')
    expect([...store.$state.get().busy]).toEqual(['thub'])
    store.hold('thub', 'failed')
    expect(store.$state.get()).toMatchObject({
      busy: new Set(),
      problems: { thub: { name: 'upload' } },
    })
  })

  it('ignores a malformed draft', () => {
    const { key } = draft
    for (const broken of ['{', '[]', '{"changes":{"thub":[{"id":"x"}],"x":1},"at":1}', '"a"']) {
      kept.set(key, broken)
      expect(isChanged(begin().$state.get()), broken).toBe(false)
    }
  })

  it('shows a newer version while it has no changes', () => {
    const store = begin()
    store.receive({ values: { ...values, name: 'Mới hơn' }, updatedAt: later })
    expect(valueIn(store.$state.get(), 'name')).toBe('Mới hơn')
    expect(store.$state.get().newer).toBeNull()
  })
})

describe('two people editing one record', () => {
  const theirs = { values: { ...values, name: 'Của họ', state: 'inactive' }, updatedAt: later }

  function disputed() {
    const store = begin()
    store.change('name', 'Của tôi')
    store.change('description', 'Mới')
    store.receive(theirs)
    return store
  }

  it('see the conflict and lose nothing', () => {
    const store = disputed()
    expect(store.$state.get().newer).toEqual(theirs)
    expect(valueIn(store.$state.get(), 'name')).toBe('Của tôi')
    store.takeNewer()
    const state = store.$state.get()
    expect(state.disputed).toEqual({ name: 'Của họ' })
    expect(valueIn(state, 'state')).toBe('inactive')
    expect(store.body()).toEqual({ name: 'Của tôi', description: 'Mới', updatedAt: later })
  })

  it('may take the other text', () => {
    const store = disputed()
    store.takeNewer()
    store.settle('name', 'Của họ')
    expect(store.$state.get().disputed).toEqual({})
    expect(store.body()).toEqual({ description: 'Mới', updatedAt: later })
  })

  it('may keep the own text, or a merged one', () => {
    const store = disputed()
    store.takeNewer()
    store.settle('name', 'Của họ và của tôi')
    expect(store.$state.get().disputed).toEqual({})
    expect(store.body()).toMatchObject({ name: 'Của họ và của tôi', updatedAt: later })
  })

  it('see that a save was rejected although no field of the form differs', () => {
    const store = begin()
    store.change('description', 'Mới')
    store.expectNewer()
    store.receive({ values, updatedAt: later })
    expect(store.$state.get().newer).not.toBeNull()
  })

  it('see the conflict of a restored draft', () => {
    begin().change('name', 'Của tôi')
    const store = open(theirs)
    expect(store.$state.get().newer).toEqual(theirs)
    store.takeNewer()
    expect(store.$state.get().disputed).toEqual({ name: 'Của họ' })
  })

  it('may discard the draft for the newer version', () => {
    const store = disputed()
    store.discard()
    expect(valueIn(store.$state.get(), 'name')).toBe('Của họ')
    expect(kept.size).toBe(0)
  })
})
