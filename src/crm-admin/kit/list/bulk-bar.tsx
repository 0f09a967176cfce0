import { maxJobRecords } from '@nas/contract/limits'
import { type JobResource, stepFilter } from '@nas/contract/staff-jobs/fields'
import { useQueries } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { SearchTexts } from '../address/search-text.ts'
import { useTexts } from '../texts/texts.ts'
import { ExportMenu } from './export-menu.tsx'
import { useJobTexts } from './job-texts.ts'
import { type JobDetails, jobQueryOf, type WantedJob } from './jobs.api.ts'
import { countOptions, type ListPage } from './list-page.ts'
import { selectionOf } from './list-search.ts'
import type { BulkAction, ChosenRecords, ListRow, ListView } from './list-view.ts'
import type { Selection } from './selection.ts'
import { useBeginJob, useUpcoming } from './use-jobs.ts'

interface BulkBarProps<Row extends ListRow> {
  view: ListView<Row>
  actions: readonly BulkAction<Row>[]
  search: SearchTexts
  page: ListPage<Row>
  selection: Selection
}

export function BulkBar<Row extends ListRow>(props: BulkBarProps<Row>) {
  const { view, actions, search, page, selection } = props
  const { t } = useTexts()
  const { t: jobText } = useJobTexts()
  const { begin, beginning } = useBeginJob()
  const { resource } = view.spec
  const resourceName = resource as JobResource
  const upcoming = useUpcoming(resource)
  const { chosen, everything } = selection
  const rows = page.rows.filter((row) => chosen.has(String(row.id)))
  const free = rows.filter((row) => !upcoming.has(String(row.id)))

  const [asked, setAsked] = useState<BulkAction<Row> | null>(null)
  const run = (action: BulkAction<Row>, details: JobDetails = {}): void => {
    const wanted: Pick<WantedJob, 'records' | 'query'> = everything
      ? { query: jobQueryOf(view.spec, search) }
      : {
          records: free
            .filter(action.allows)
            .map((row) => ({ id: row.id, updatedAt: action.version?.(row) })),
        }
    void begin({ resource: resourceName, to: action.to, ...details, ...wanted })
  }

  const fitting = useQueries({
    queries: actions.map(({ to }) => ({
      ...countOptions(view.spec, search, stepFilter(resourceName, to)),
      enabled: everything,
    })),
  })
  const countOf = (action: BulkAction<Row>): number | undefined =>
    everything ? fitting[actions.indexOf(action)]?.data?.total : free.filter(action.allows).length
  const all = page.total
  const chosenRecords: ChosenRecords = everything
    ? { count: all, query: selectionOf(view.spec, search) }
    : {
        count: rows.length,
        query: {
          filters: { id: { $in: rows.map(({ id }) => id) } },
          sort: search.sort ?? view.spec.sort,
        },
      }
  const isWholePage = rows.length === page.rows.length && all > rows.length
  return (
    <section className="crm-row crm-bulk" aria-label={t('bulk.label')}>
      <strong role="status">
        {everything
          ? jobText('allChosen', { count: all })
          : t('bulk.chosen', { count: rows.length })}
      </strong>
      {actions.map((action) => {
        const count = countOf(action)
        return (
          <Button
            key={action.to}
            disabled={beginning || !count}
            onClick={() => (action.ask ? setAsked(action) : run(action))}
          >
            {jobText('step', { label: action.label, count: count ?? '…' })}
          </Button>
        )
      })}
      {view.chosenTools?.(chosenRecords)}
      <ExportMenu
        resource={resource}
        query={chosenRecords.query}
        label={t('bulk.export', { count: chosenRecords.count })}
      />
      {isWholePage && !everything && all <= maxJobRecords && (
        <Button type="link" onClick={selection.chooseEverything}>
          {jobText('chooseAll', { count: all })}
        </Button>
      )}
      {isWholePage && all > maxJobRecords && (
        <span>{jobText('code.too_many', { count: maxJobRecords })}</span>
      )}
      <Button type="text" onClick={() => selection.choose([])}>
        {t('bulk.clear')}
      </Button>
      {asked?.ask?.({
        count: countOf(asked) ?? 0,
        onClose: () => setAsked(null),
        onConfirm: (details) => {
          setAsked(null)
          run(asked, details)
        },
      })}
    </section>
  )
}
