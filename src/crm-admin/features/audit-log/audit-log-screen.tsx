import { type AuditEntry, auditKinds, maxCounted } from '@nas/contract/audit-log/fields'
import { formatMoment } from '@nas/domain/dates'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import en from '../../../i18n/locales/en/crm-audit-log.json'
import vi from '../../../i18n/locales/vi/crm-audit-log.json'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { LoadFailure, Loading } from '../../kit/feedback/load-failure.tsx'
import { saveCsv } from '../../kit/files/download-button.tsx'
import listCss from '../../kit/list/list.css?inline'
import { ListCount } from '../../kit/list/list-count.tsx'
import { ListFilters } from '../../kit/list/list-filters.tsx'
import { optionsOf } from '../../kit/list/list-view.ts'
import { RowsTable } from '../../kit/page/entries.tsx'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { textsOf } from '../../kit/texts/texts.ts'
import { auditLogFilters, auditLogOptions, entriesOf, staffOptions } from './audit-log.api.ts'
import auditLogCss from './audit-log.css?inline'
import { type AuditLogTextKey, auditLogWords } from './audit-log-words.ts'
import { nameOf, RecordLink } from './record-link.tsx'

const useAuditLogTexts = textsOf<AuditLogTextKey>({ vi, en })

const headings = ['when', 'who', 'what', 'subject', 'change'] as const

function useWords() {
  const { locale } = useAuditLogTexts()
  return useMemo(() => auditLogWords(locale), [locale])
}

/** Current staff; a former member stays listed while the log is filtered by that person. */
function usePeople(chosen: string | undefined, entries: readonly AuditEntry[]) {
  const { t } = useAuditLogTexts()
  const { data = [] } = useQuery(staffOptions)
  const known = data.some(({ value }) => value === chosen)
  if (chosen === undefined || known) return data
  const who = entries.find(({ staff }) => staff === chosen)?.who
  return [...data, { value: chosen, label: who ?? t('person') }]
}

function AuditLogFilters({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useAuditLogTexts()
  const { kindOf } = useWords()
  const search: SearchTexts = useSearch({ from: '/trail' })
  const navigate = useNavigate({ from: '/trail' })
  const people = usePeople(search.person, entries)
  const view = {
    spec: { filters: auditLogFilters },
    searchHint: t('searchHint'),
    filters: [
      { name: 'kind', label: t('kind'), options: optionsOf(auditKinds, kindOf) },
      { name: 'person', label: t('who'), options: people },
    ],
  }
  return (
    <ListFilters
      view={view}
      search={search}
      onChange={(changes, replace = false) => {
        const all = Object.entries({ ...search, ...changes }).filter(([, value]) => value)
        void navigate({ search: Object.fromEntries(all), replace })
      }}
      onClear={() => void navigate({ search: {} })}
    />
  )
}

function SaveFile({ search }: { search: SearchTexts }) {
  const { t } = useAuditLogTexts()
  const { kindOf, changesOf } = useWords()
  const [failed, setFailed] = useState<Error | null>(null)
  const { run, busy } = useSingleRun()
  const save = async () => {
    setFailed(null)
    try {
      const heading = headings.map((key) => t(key))
      const rows = (await entriesOf(search)).map((entry) => [
        formatMoment(entry.at),
        entry.who ?? t('gone'),
        kindOf(entry.kind),
        nameOf(entry) ?? t('gone'),
        changesOf(entry).map(inOneLine).join('; '),
      ])
      saveCsv([heading, ...rows], 'audit-log')
    } catch (error) {
      setFailed(error as Error)
    }
  }
  const start = () => run(save)
  return (
    <div className="crm-row crm-list-tools">
      <Button loading={busy} onClick={() => void start()}>
        {t('file')}
      </Button>
      {failed !== null && <LoadFailure error={failed} onRetry={start} retrying={busy} />}
    </div>
  )
}

/** /crm-admin/trail: changes by staff and editors */
export function AuditLogScreen() {
  const { t } = useAuditLogTexts()
  const search: SearchTexts = useSearch({ from: '/trail' })
  const log = useInfiniteQuery(auditLogOptions(search))
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = log
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  const isFiltered = Object.keys(search).length > 0
  const total = data?.pages[0]?.meta.total ?? 0
  const head = entries.length > 0 && (
    <>
      <ListCount page={{ total: Math.min(total, maxCounted), capped: total > maxCounted }} />
      <SaveFile search={search} />
    </>
  )
  return (
    <PageFrame title={t('title')} tools={head}>
      <Styles name="list" css={listCss} />
      <Styles name="audit-log" css={auditLogCss} />
      <p className="crm-lead">{t('intro')}</p>
      <AuditLogFilters entries={entries} />
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && entries.length === 0 && (
        <p role="status">{t(isFiltered ? 'emptyFiltered' : 'empty')}</p>
      )}
      {entries.length > 0 && (
        <RowsTable
          className="crm-audit-log"
          label={t('title')}
          headings={headings.map((key) => t(key))}
        >
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </RowsTable>
      )}
      <div className="crm-row crm-gap">
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
            {t('older')}
          </Button>
        )}
        {!hasNextPage && entries.length > 0 && <p>{t('all')}</p>}
      </div>
    </PageFrame>
  )
}

const most = 6

const inOneLine = ({
  label,
  before,
  after,
}: ReturnType<ReturnType<typeof auditLogWords>['changesOf']>[number]) =>
  before === null ? `${label}: ${after}` : `${label}: ${before} → ${after}`

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { t } = useAuditLogTexts()
  const { kindOf, changesOf } = useWords()
  const { at, staff, who, kind } = entry
  const changes = changesOf(entry)
  const more = changes.length - most
  return (
    <tr>
      <th scope="row" className="crm-nowrap">
        {formatMoment(at)}
      </th>
      <td>
        <Link to="/trail" search={(now) => ({ ...now, person: staff })}>
          {who ?? t('gone')}
        </Link>
      </td>
      <td>{kindOf(kind)}</td>
      <td className="crm-audit-log-subject">
        <RecordLink entry={entry} gone={t('gone')} />
      </td>
      <td className="crm-audit-log-changes">
        <ul className="crm-plain">
          {changes.slice(0, most).map((change) => (
            <li key={change.label}>
              <span className="crm-muted">{change.label}:</span>{' '}
              {change.before !== null && `${change.before} → `}
              <strong>
                {change.href === null ? change.after : <a href={change.href}>{change.after}</a>}
              </strong>
            </li>
          ))}
          {more > 0 && <li>{t('more', { count: more })}</li>}
        </ul>
      </td>
    </tr>
  )
}
