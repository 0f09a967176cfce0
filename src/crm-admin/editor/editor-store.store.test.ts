import { beforeEach, describe, expect, it } from 'vitest'
import type { EditorSpec, Values } from './editor-field.ts'
import { createEditorStore, isChanged, newVersion, valueIn } from './editor-store.ts'
import { nameField, orderField, slugField, stateField } from './shared-fields.ts'

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
const kept = new Map<string, string>()
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
const begin = () => createEditorStore(spec, 7, stored)

beforeEach(() => {
  kept.clear()
  globalThis.sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
})

describe('a new record', () => {
  const made = () => createEditorStore(spec, null, newVersion(spec))

  it('gets a slug of its name, until somebody types one', () => {
    const store = made()
    store.set('name', 'Kem chống nắng, SPF50+')
    expect(valueIn(store.$state.get(), 'slug')).toBe('kem-chong-nang-spf50')
    store.set('slug', 'kem')
    store.set('name', 'Kem đêm')
    expect(valueIn(store.$state.get(), 'slug')).toBe('kem')
  })

  it('is a draft, and says all of itself', () => {
    const store = made()
    store.set('name', ' Bài ')
    expect(store.check()).toBe(true)
    expect(store.body()).toEqual({
      name: 'Bài',
      slug: 'bai',
      state: 'inactive',
      order: 0,
      thub: null,
    })
  })

  it('needs a name and a slug, but no English', () => {
    const store = made()
    expect(store.check()).toBe(false)
    expect(store.$state.get().problems).toEqual({ name: 'required', slug: 'required' })
    store.set('name', 'Bài')
    expect(store.$state.get().problems).not.toHaveProperty('name')
  })
})

describe('a stored record', () => {
  it('says only what changed, and of which version', () => {
    const store = begin()
    store.set('description', '')
    store.set('name_en', 'Article')
    store.set('name', 'Khác')
    store.set('name', 'Bài')
    expect(store.body()).toEqual({ description: null, name_en: 'Article', updatedAt: first })
  })

  it('keeps what was typed until it is saved', () => {
    begin().set('description', 'Mới')
    const again = begin()
    expect(valueIn(again.$state.get(), 'description')).toBe('Mới')
    expect(again.$state.get().restoredAt).toBeTypeOf('number')
    again.saved({ values: { ...values, description: 'Mới' }, updatedAt: later })
    expect(kept.size).toBe(0)
    expect(isChanged(begin().$state.get())).toBe(false)
  })

  it('passes over what is broken in the storage', () => {
    const key = 'nas:staff-editor:clubs:7'
    for (const broken of ['{', '[]', '{"changes":{"thub":[{"id":"x"}],"x":1},"at":1}', '"a"']) {
      kept.set(key, broken)
      expect(isChanged(begin().$state.get()), broken).toBe(false)
    }
  })

  it('follows a newer version while nothing is typed', () => {
    const store = begin()
    store.receive({ values: { ...values, name: 'Mới hơn' }, updatedAt: later })
    expect(valueIn(store.$state.get(), 'name')).toBe('Mới hơn')
    expect(store.$state.get().newer).toBeNull()
  })
})

describe('two people at one record', () => {
  const theirs = { values: { ...values, name: 'Của họ', state: 'inactive' }, updatedAt: later }

  function disputed() {
    const store = begin()
    store.set('name', 'Của tôi')
    store.set('description', 'Mới')
    store.receive(theirs)
    return store
  }

  it('are told, and nothing that was typed is lost', () => {
    const store = disputed()
    expect(store.$state.get().newer).toEqual(theirs)
    expect(valueIn(store.$state.get(), 'name')).toBe('Của tôi')
    store.takeNewer()
    const state = store.$state.get()
    expect(state.disputed).toEqual({ name: 'Của họ' })
    expect(valueIn(state, 'state')).toBe('inactive')
    expect(store.body()).toEqual({ name: 'Của tôi', description: 'Mới', updatedAt: later })
  })

  it('may take the other’s text', () => {
    const store = disputed()
    store.takeNewer()
    store.takeTheirs('name')
    expect(store.$state.get().disputed).toEqual({})
    expect(store.body()).toEqual({ description: 'Mới', updatedAt: later })
  })

  it('are told too when the text comes from before a reload', () => {
    begin().set('name', 'Của tôi')
    const store = createEditorStore(spec, 7, theirs)
    expect(store.$state.get().newer).toEqual(theirs)
    store.takeNewer()
    expect(store.$state.get().disputed).toEqual({ name: 'Của họ' })
  })

  it('may give up what was typed for the newer version', () => {
    const store = disputed()
    store.discard()
    expect(valueIn(store.$state.get(), 'name')).toBe('Của họ')
    expect(kept.size).toBe(0)
  })
})
