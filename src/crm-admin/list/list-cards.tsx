import { Checkbox } from 'antd'
import { useTexts } from '../texts/texts.ts'
import type { ListView } from './list-view.ts'

interface ListCardsProps<Row> {
  view: ListView<Row>
  rows: Row[]
  loading: boolean
  selected: readonly Row[]
  onToggle: (row: Row) => void
}

/** The rows of the table as cards, for narrow windows. */
export function ListCards<Row>({ view, rows, loading, selected, onToggle }: ListCardsProps<Row>) {
  const { t } = useTexts()
  const chosen = new Set(selected.map(view.keyOf))
  return (
    <ul className="crm-plain crm-cards" aria-label={view.title} aria-busy={loading}>
      {rows.map((row) => (
        <li key={view.keyOf(row)} className="crm-box" data-row={view.keyOf(row)}>
          {view.bulk !== undefined && (
            <Checkbox
              className="crm-card-check"
              checked={chosen.has(view.keyOf(row))}
              onChange={() => onToggle(row)}
              aria-label={t('list.select', { name: view.nameOf(row) })}
            />
          )}
          {view.card(row)}
        </li>
      ))}
    </ul>
  )
}
