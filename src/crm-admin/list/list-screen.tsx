import { Empty, Grid, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import type { SearchTexts } from '../routing/search-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import listCss from '../styles/list.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListCards } from './list-cards.tsx'
import { ClearFilters, ListFilters } from './list-filters.tsx'
import type { ListPage } from './list-page.ts'
import { ListPager } from './list-pager.tsx'
import { isNarrowed } from './list-search.ts'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import type { ListView } from './list-view.ts'
import { useList } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'

/** A list with its search, filters, columns, views, file and bulk actions; its state is in the address. */
export function ListScreen<Row>({ view }: { view: ListView<Row> }) {
  const { spec, title, section, tools } = view
  const { search, page, go, change } = useList(spec)
  return (
    <PageFrame title={title} section={section} tools={tools}>
      <Styles name="list" css={listCss} />
      <ListFilters view={view} search={search} onChange={change} />
      <ListTools view={view} search={search} onView={go} />
      {page.isError && (
        <LoadFailure error={page.error} onRetry={page.refetch} retrying={page.isFetching} />
      )}
      {page.isPending && <Skeleton active paragraph={{ rows: 10 }} title={false} />}
      {page.data !== undefined && (
        <Rows
          view={view}
          search={search}
          page={page.data}
          loading={page.isPlaceholderData}
          onSort={(sort) => change('sort', sort)}
          onClear={() => go({})}
        />
      )}
    </PageFrame>
  )
}

interface RowsProps<Row> {
  view: ListView<Row>
  search: SearchTexts
  page: ListPage<Row>
  loading: boolean
  /** Empty for the usual order. */
  onSort: (sort: string) => void
  onClear: () => void
}

function Rows<Row>({ view, search, page, loading, onSort, onClear }: RowsProps<Row>) {
  const { t, locale } = useTexts()
  const isNarrow = !(Grid.useBreakpoint().md ?? true)
  const [chosen, setChosen] = useState<readonly Row[]>([])
  const list = useRef<HTMLDivElement>(null)
  const { rows, total, capped } = page
  // What is chosen and no longer on the page could not be seen any more.
  const present = new Set(rows.map(view.keyOf))
  const selected = chosen.filter((row) => present.has(view.keyOf(row)))
  const toggle = (row: Row): void => {
    const others = selected.filter((one) => view.keyOf(one) !== view.keyOf(row))
    setChosen(others.length === selected.length ? [...selected, row] : others)
  }
  useListKeys(list, {
    toggle: (key) => {
      const row = rows.find((one) => String(view.keyOf(one)) === key)
      if (row !== undefined && view.bulk !== undefined) toggle(row)
    },
  })
  const count = total.toLocaleString(locale === 'vi' ? 'vi-VN' : 'en-GB')
  const shown = { view, rows, loading, selected, onToggle: toggle }
  return (
    <div ref={list}>
      <p className="crm-count" role="status">
        {t(capped ? 'list.totalCapped' : 'list.total', { count })}
      </p>
      {view.bulk !== undefined && selected.length > 0 && (
        <BulkBar
          actions={view.bulk}
          resource={view.spec.resource}
          rows={selected}
          nameOf={view.nameOf}
          onClear={() => setChosen([])}
        />
      )}
      {rows.length === 0 ? (
        <NoRows narrowed={isNarrowed(view.spec, search)} text={view.empty} onClear={onClear} />
      ) : isNarrow ? (
        <ListCards {...shown} />
      ) : (
        <ListTable {...shown} sort={search.sort ?? ''} onSort={onSort} onSelect={setChosen} />
      )}
      <ListPager page={page} search={search} />
    </div>
  )
}

interface NoRowsProps {
  narrowed: boolean
  text: string
  onClear: () => void
}

function NoRows({ narrowed, text, onClear }: NoRowsProps) {
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
