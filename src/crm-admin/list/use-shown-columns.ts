import { useStore } from '@nanostores/react'
import { $listPreferences, preferencesOf } from './list-preferences.ts'
import type { ListColumn, ListView } from './list-view.ts'

/** The columns that are shown, as somebody chose them or as usual. */
export function useShownColumns<Row>({
  spec,
  columns,
}: Pick<ListView<Row>, 'spec' | 'columns'>): readonly ListColumn<Row>[] {
  const chosen = preferencesOf(useStore($listPreferences), spec.resource).columns
  return columns.filter(({ key, optional = false }) => chosen[key] ?? !optional)
}
