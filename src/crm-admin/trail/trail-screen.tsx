import { trailKinds } from '@nas/contract/trail'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button, Select, Skeleton } from 'antd'
import { LoadFailure } from '../shell/load-failure.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import dashboardCss from '../styles/dashboard.css?inline'
import { Styles } from '../styles/styles.tsx'
import trailCss from '../styles/trail.css?inline'
import { trailOptions } from './trail.api.ts'
import { TrailTable } from './trail-table.tsx'
import { useTrailTexts } from './trail-texts.ts'

function TrailFilters() {
  const { t } = useTrailTexts()
  const search = useSearch({ from: '/trail' })
  const navigate = useNavigate({ from: '/trail' })
  const kinds = trailKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  return (
    <div className="crm-trail-filters">
      <Select
        aria-label={t('kind')}
        value={search.kind ?? ''}
        options={[{ value: '', label: t('kindAll') }, ...kinds]}
        onChange={(kind: string) => {
          const { kind: _before, ...others } = search
          void navigate({ search: kind === '' ? others : { ...others, kind } })
        }}
      />
      {search.person !== undefined && (
        <Button
          onClick={() => {
            const { person: _before, ...others } = search
            void navigate({ search: others })
          }}
        >
          {t('everybody')}
        </Button>
      )}
    </div>
  )
}

/** /crm-admin/trail: what staff and editors have changed */
export function TrailScreen() {
  const { t } = useTrailTexts()
  const search = useSearch({ from: '/trail' })
  const trail = useInfiniteQuery(trailOptions(search))
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = trail
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  const isFiltered = Object.keys(search).length > 0
  return (
    <PageFrame title={t('title')}>
      {/* Its tables are those of the dashboard. */}
      <Styles name="dashboard" css={dashboardCss} />
      <Styles name="trail" css={trailCss} />
      <p className="crm-lead">{t('intro')}</p>
      <TrailFilters />
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data === undefined && error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {data !== undefined && entries.length === 0 && (
        <p role="status">{t(isFiltered ? 'emptyFiltered' : 'empty')}</p>
      )}
      {entries.length > 0 && <TrailTable entries={entries} />}
      {hasNextPage ? (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {t('older')}
        </Button>
      ) : (
        entries.length > 0 && <p className="crm-trail-end">{t('all')}</p>
      )}
    </PageFrame>
  )
}
