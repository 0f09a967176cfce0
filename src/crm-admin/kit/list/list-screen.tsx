import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Empty, Grid } from 'antd'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { SearchTexts } from '../address/search-text.ts'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { Loaded } from '../page/loaded-panel.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import listCss from './list.css?inline'
import { ListCount } from './list-count.tsx'
import { ClearFilters, ListFilters } from './list-filters.tsx'
import { type ListPage, listOptions } from './list-page.ts'
import { ListPager } from './list-pager.tsx'
import { isNarrowed, type ListSpec, readListSearch, withoutPage } from './list-search.ts'
import { ListCards, ListTable } from './list-table.tsx'
import { ListTabs } from './list-tabs.tsx'
import { ListTools } from './list-tools.tsx'
import type { ListRow, ListView } from './list-view.ts'
import { useSelection } from './selection.ts'

export function ListScreen<Row extends ListRow>({ view }: { view: ListView<Row> }) {
  const { spec, title, section, tools, tabs } = view
  const { search, page, go, change, clear } = useList(spec)
  const head = (
    <>
      <ListCount page={page.data} />
      <div className="crm-row crm-list-tools">
        <ListTools view={view} search={search} onView={go} />
        {tools}
      </div>
    </>
  )
  return (
    <PageFrame title={title} section={section} tools={head}>
      <Styles name="list" css={listCss} />
      {tabs && <ListTabs tabs={tabs} search={search} />}
      <ListFilters view={view} search={search} onChange={change} onClear={clear} />
      <Loaded query={page} lines={10}>
        {(data) => (
          <Rows
            view={view}
            search={search}
            page={data}
            loading={page.isPlaceholderData}
            onSort={(sort) => change({ sort })}
            onClear={clear}
          />
        )}
      </Loaded>
    </PageFrame>
  )
}

interface RowsProps<Row extends ListRow> {
  view: ListView<Row>
  search: SearchTexts
  page: ListPage<Row>
  loading: boolean
  onSort: (sort: string) => void
  onClear: () => void
}

function Rows<Row extends ListRow>(props: RowsProps<Row>) {
  const { view, search, page, loading, onSort, onClear } = props
  const isNarrow = !(Grid.useBreakpoint().md ?? true)
  const { sort: _, ...place } = search
  const selection = useSelection(view.spec.resource, JSON.stringify(place))
  const list = useRef<HTMLDivElement>(null)
  const { rows } = page
  const { chosen, choose, toggle } = selection
  useListKeys(list, (key) => {
    if (view.bulk !== undefined) toggle(key)
  })
  const isAnyChosen = rows.some((row) => chosen.has(String(row.id)))
  const shown = { view, rows, loading, chosen, onToggle: toggle }
  return (
    <div ref={list}>
      {view.bulk !== undefined && isAnyChosen && (
        <BulkBar
          view={view}
          actions={view.bulk}
          search={search}
          page={page}
          selection={selection}
        />
      )}
      {rows.length === 0 ? (
        <NoRows narrowed={isNarrowed(view.spec, search)} text={view.empty} onClear={onClear} />
      ) : isNarrow ? (
        <ListCards {...shown} />
      ) : (
        <ListTable {...shown} sort={search.sort ?? ''} onSort={onSort} onSelect={choose} />
      )}
      <ListPager page={page} search={search} />
    </div>
  )
}

function NoRows(props: { narrowed: boolean; text: string; onClear: () => void }) {
  const { narrowed, text, onClear } = props
  const { t } = useTexts()
  if (!narrowed) return <Empty description={text} />
  const description = (
    <>
      <strong>{t('list.emptyFilteredTitle')}</strong>
      <br />
      {t('list.emptyFilteredText')}
    </>
  )
  return (
    <Empty description={description}>
      <ClearFilters onClear={onClear} />
    </Empty>
  )
}

function useList<Row>(spec: ListSpec<Row>) {
  const given: SearchTexts = useSearch({ strict: false })
  const search = useMemo(() => readListSearch(spec)(given), [spec, given])
  const navigate = useNavigate()
  const router = useRouter()
  const [own] = useState(router.latestLocation.pathname)
  const go = (next: SearchTexts, replace = false): void => {
    // The list stays on the screen while the next one, which has another address, is loaded.
    if (router.latestLocation.pathname !== own) return
    void navigate({ to: '.', search: next, replace })
  }
  return {
    search,
    page: useQuery(listOptions(spec, search)),
    go,
    /** Sets parameters, removes empty ones, and returns to the first page. */
    change: (changes: SearchTexts, replace = false): void => {
      const all = Object.entries({ ...withoutPage(search), ...changes })
      go(Object.fromEntries(all.filter(([, value]) => value !== '')), replace)
    },
    /** Removes words and filters; order and size remain. */
    clear: (): void => {
      const { sort = '', size = '' } = search
      go({ ...(sort && { sort }), ...(size && { size }) })
    },
  }
}

/** J and K move down and up the rows, X selects a row. The row with the focus is the current one. */
function useListKeys(list: RefObject<HTMLElement | null>, toggle: (key: string) => void): void {
  const { t } = useTexts()
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ]
  const current = (): number => rows().findIndex((row) => row.contains(document.activeElement))
  const go = (step: 1 | -1): void => {
    const all = rows()
    const here = current()
    const next = here === -1 ? (step === 1 ? 0 : all.length - 1) : here + step
    const row = all[Math.min(Math.max(next, 0), all.length - 1)]
    row?.querySelector<HTMLElement>('a, button')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts([
    { key: 'j', label: t('keys.down'), repeats: true, run: () => go(1) },
    { key: 'k', label: t('keys.up'), repeats: true, run: () => go(-1) },
    {
      key: 'x',
      label: t('keys.choose'),
      run: () => {
        const key = rows()[current()]?.dataset.row
        if (key !== undefined) toggle(key)
      },
    },
  ])
}
