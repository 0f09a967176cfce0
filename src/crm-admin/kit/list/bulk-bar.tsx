import { maxJobRecords } from '@nas/contract/limits'
import type { JobResource } from '@nas/contract/staff-jobs/fields'
import { Button } from 'antd'
import type { SearchTexts } from '../address/search-text.ts'
import { useTexts } from '../texts/texts.ts'
import { useJobTexts } from './job-texts.ts'
import { jobQueryOf, type WantedJob } from './jobs.api.ts'
import type { ListPage } from './list-page.ts'
import type { BulkAction, ListRow, ListView } from './list-view.ts'
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
  const upcoming = useUpcoming(resource)
  const { chosen, everything } = selection
  const rows = page.rows.filter((row) => chosen.has(String(row.id)))
  const free = rows.filter((row) => !upcoming.has(String(row.id)))

  const run = (action: BulkAction<Row>): void => {
    const wanted: Pick<WantedJob, 'records' | 'query'> = everything
      ? { query: jobQueryOf(view.spec, search) }
      : {
          records: free
            .filter(action.allows)
            .map((row) => ({ id: row.id, updatedAt: action.version?.(row) })),
        }
    void begin({ resource: resource as JobResource, to: action.to, ...wanted })
  }

  const all = page.total
  const isWholePage = rows.length === page.rows.length && all > rows.length
  return (
    <section className="crm-row crm-bulk" aria-label={t('bulk.label')}>
      <strong role="status">
        {everything
          ? jobText('allChosen', { count: all })
          : t('bulk.chosen', { count: rows.length })}
      </strong>
      {actions.map((action) => {
        const count = everything ? all : free.filter(action.allows).length
        return (
          <Button key={action.to} disabled={beginning || count === 0} onClick={() => run(action)}>
            {jobText('step', { label: action.label, count })}
          </Button>
        )
      })}
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
    </section>
  )
}
