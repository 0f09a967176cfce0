import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { DataBlock, type DataTable, DataTableView } from './data-block.tsx'
import { showDay } from './formats.ts'
import { type SeriesKind, type SeriesPoint, seriesOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/** Loads the chart library as a separate chunk, so that figures and tasks do not wait for it. */
const SeriesChart = lazy(() =>
  import('./charts/series-chart.tsx').then((module) => ({ default: module.SeriesChart })),
)

const height = 200
/** Height in px of the written value and the slider. */
const besideChart = 56

interface SeriesBlockProps {
  kind: SeriesKind
  period: Period
  showValue: (value: string | number) => string
}

export function SeriesBlock({ kind, period, showValue }: SeriesBlockProps) {
  const { t, locale } = useDashboardTexts()
  const title = t(`series.${kind}`)
  const tableOf = (points: readonly SeriesPoint[]): DataTable => {
    const compared = points.some(({ before }) => before !== null)
    const values = [{ title: t('series.now'), show: showValue }]
    if (compared) values.push({ title: t('series.before'), show: showValue })
    return {
      columns: [{ title: t('series.date'), show: showDay }, ...values],
      rows: points.map(({ date, value, before }) => [
        date,
        value,
        ...(compared ? [before ?? 0] : []),
      ]),
    }
  }
  return (
    <DataBlock
      title={title}
      fileName={`${kind}-${period.from}-${period.to}`}
      query={useQuery(seriesOptions(kind, period))}
      tableOf={tableOf}
    >
      {(points) => (
        <CatchBoundary
          getResetKey={() => 'chart'}
          errorComponent={() => <DataTableView title={title} table={tableOf(points)} />}
        >
          <Suspense fallback={<div style={{ height: height + besideChart }} aria-busy="true" />}>
            <SeriesChart
              title={title}
              points={points}
              height={height}
              names={{ now: t('series.now'), before: t('series.before') }}
              locale={locale}
              showValue={showValue}
            />
          </Suspense>
        </CatchBoundary>
      )}
    </DataBlock>
  )
}
