import { checkedAtom, fieldsOf, textOf } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'
import type { SearchTexts } from '../routing/search-text.ts'

export interface SavedView {
  name: string
  /** Words, filters and order, as in the address. */
  search: SearchTexts
}

/** How somebody likes to see a list. */
export interface ListPreferences {
  /** Keys of columns shown and hidden against the usual. */
  columns: Readonly<Record<string, boolean>>
  views: readonly SavedView[]
}

const none: ListPreferences = { columns: {}, views: [] }

function textsOf(value: unknown): SearchTexts {
  const texts = Object.entries(fieldsOf(value)).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts) as SearchTexts
}

function readPreferences(value: unknown): ListPreferences {
  const { columns, views } = fieldsOf(value)
  return {
    columns: Object.fromEntries(
      Object.entries(fieldsOf(columns)).flatMap(([key, shown]) =>
        typeof shown === 'boolean' ? [[key, shown]] : [],
      ),
    ),
    views: (Array.isArray(views) ? views : []).flatMap((view) => {
      const { name, search } = fieldsOf(view)
      return textOf(name) === '' ? [] : [{ name: textOf(name), search: textsOf(search) }]
    }),
  }
}

type AllPreferences = Readonly<Record<string, ListPreferences>>

/** By the list's resource; kept in this browser. */
export const $listPreferences = checkedAtom<AllPreferences>(staffKeys.staffLists, {}, (stored) =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).map(([list, value]) => [list, readPreferences(value)]),
  ),
)

export function preferencesOf(all: AllPreferences, list: string): ListPreferences {
  return all[list] ?? none
}

function change(list: string, changes: Partial<ListPreferences>): void {
  const all = $listPreferences.get()
  $listPreferences.set({ ...all, [list]: { ...preferencesOf(all, list), ...changes } })
}

export function showColumn(list: string, key: string, shown: boolean): void {
  const { columns } = preferencesOf($listPreferences.get(), list)
  change(list, { columns: { ...columns, [key]: shown } })
}

/** A view of the same name is replaced. */
export function saveView(list: string, view: SavedView): void {
  const { views } = preferencesOf($listPreferences.get(), list)
  change(list, { views: [...views.filter(({ name }) => name !== view.name), view] })
}

export function removeView(list: string, name: string): void {
  const { views } = preferencesOf($listPreferences.get(), list)
  change(list, { views: views.filter((view) => view.name !== name) })
}
