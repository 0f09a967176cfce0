import { Button, Checkbox, Dropdown, Input, Popover } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import type { SearchTexts } from '../address/search-text.ts'
import { DownloadButton } from '../files/download-button.tsx'
import { useTexts } from '../texts/texts.ts'
import { changePreferences, usePreferences, useShownColumns } from './list-preferences.ts'
import { selectionOf, withoutPage } from './list-search.ts'
import type { ListRow, ListView } from './list-view.ts'

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
      <DownloadButton
        resource={view.spec.resource}
        query={selectionOf(view.spec, search)}
        label={t('list.export')}
        failed={t('list.exportFailed')}
      />
    </>
  )
}

const without = <View extends { name: string }>(name: string, views: readonly View[]) =>
  views.filter((view) => view.name !== name)

function SavedViews({
  list,
  search,
  onView,
}: Omit<ListToolsProps<never>, 'view'> & { list: string }) {
  const { t } = useTexts()
  const { views } = usePreferences(list)
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const id = useId()
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const saved = { name: name.trim(), search: withoutPage(search) }
    if (saved.name === '') return
    changePreferences(list, ({ views }) => ({ views: [...without(saved.name, views), saved] }))
    setName('')
  }
  const content = (
    <div className="crm-views">
      {views.length === 0 && <p>{t('list.noViews')}</p>}
      <ul className="crm-plain">
        {views.map((view) => (
          <li key={view.name}>
            <Button
              type="text"
              onClick={() => {
                setOpen(false)
                onView(view.search)
              }}
            >
              {view.name}
            </Button>
            <Button
              type="text"
              aria-label={t('list.removeView', { name: view.name })}
              onClick={() =>
                changePreferences(list, ({ views }) => ({ views: without(view.name, views) }))
              }
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={save}>
        <label htmlFor={id}>{t('list.viewName')}</label>
        <Input
          id={id}
          className="crm-field"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button htmlType="submit">{t('list.saveView')}</Button>
      </form>
    </div>
  )
  return (
    <Popover
      content={content}
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
    >
      <Button aria-expanded={open}>{t('list.views')}</Button>
    </Popover>
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
