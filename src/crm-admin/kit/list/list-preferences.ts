import { useStore } from '@nanostores/react'
import { checkedAtom, fieldsOf } from '../../../stores/checked-storage.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import type { ListColumn, ListRow, ListView } from './list-view.ts'

interface ListPreferences {
  /** Keys of columns whose visibility differs from the default. */
  columns: Readonly<Record<string, boolean>>
  full: boolean
}

const none: ListPreferences = { columns: {}, full: false }

function readPreferences(value: unknown): ListPreferences {
  const { columns, full } = fieldsOf(value)
  return {
    columns: Object.fromEntries(
      Object.entries(fieldsOf(columns)).flatMap(([key, shown]) =>
        typeof shown === 'boolean' ? [[key, shown]] : [],
      ),
    ),
    full: full === true,
  }
}

type AllPreferences = Readonly<Record<string, ListPreferences>>

/** By the list's resource; stored in the browser. */
const $listPreferences = checkedAtom<AllPreferences>(staffKeys.staffLists, {}, (stored) =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).map(([list, value]) => [list, readPreferences(value)]),
  ),
)

export const usePreferences = (list: string): ListPreferences =>
  useStore($listPreferences)[list] ?? none

export function changePreferences(
  list: string,
  change: (before: ListPreferences) => Partial<ListPreferences>,
): void {
  const all = $listPreferences.get()
  const before = all[list] ?? none
  $listPreferences.set({ ...all, [list]: { ...before, ...change(before) } })
}

/** The visible columns: the chosen ones or the defaults. */
export function useShownColumns<Row extends ListRow>({
  spec,
  columns,
}: Pick<ListView<Row>, 'spec' | 'columns'>): readonly ListColumn<Row>[] {
  const { columns: chosen } = usePreferences(spec.resource)
  return columns.filter(({ key, optional = false }) => chosen[key] ?? !optional)
}
