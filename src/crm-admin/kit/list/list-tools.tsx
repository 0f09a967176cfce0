import { Button, Checkbox, Dropdown } from 'antd'
import { useState } from 'react'
import type { SearchTexts } from '../address/search-text.ts'
import { useTexts } from '../texts/texts.ts'
import { ExportMenu } from './export-menu.tsx'
import { changePreferences, usePreferences, useShownColumns } from './list-preferences.ts'
import { selectionOf } from './list-search.ts'
import type { ListRow, ListView } from './list-view.ts'
import { SavedViews } from './saved-views.tsx'

interface ListToolsProps<Row extends ListRow> {
  view: ListView<Row>
  search: SearchTexts
  onView: (search: SearchTexts) => void
}

export function ListTools<Row extends ListRow>({ view, search, onView }: ListToolsProps<Row>) {
  const { t } = useTexts()
  return (
    <>
      <SavedViews list={view.spec.resource} search={search} onView={onView} />
      <ColumnChooser view={view} />
      <ExportMenu
        resource={view.spec.resource}
        query={selectionOf(view.spec, search)}
        label={t('list.export')}
      />
    </>
  )
}

function ColumnChooser<Row extends ListRow>({ view }: { view: ListView<Row> }) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const { resource } = view.spec
  const shown = new Set(useShownColumns(view).map(({ key }) => key))
  const { full } = usePreferences(resource)
  const choices = (
    <fieldset className="crm-stack">
      <legend className="crm-hidden">{t('list.columns')}</legend>
      {view.columns.map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={shown.has(key)}
          // The last visible column cannot be hidden.
          disabled={shown.size === 1 && shown.has(key)}
          onChange={({ target: { checked } }) =>
            changePreferences(resource, ({ columns }) => ({
              columns: { ...columns, [key]: checked },
            }))
          }
        >
          {title}
        </Checkbox>
      ))}
      <Checkbox
        className="crm-full-choice"
        checked={full}
        onChange={({ target }) => changePreferences(resource, () => ({ full: target.checked }))}
      >
        {t('list.full')}
      </Checkbox>
    </fieldset>
  )
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      popupRender={() => <div className="crm-popup">{choices}</div>}
    >
      <Button className="crm-wide-only" aria-expanded={open}>
        {t('list.columns')}
      </Button>
    </Dropdown>
  )
}
