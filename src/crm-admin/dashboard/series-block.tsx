import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { ChartSlot } from './chart-slot.tsx'
import { DataBlock } from './data-block.tsx'
import type { DataTable } from './data-table.ts'
import { DataTableView } from './data-table-view.tsx'
import { showDay } from './formats.ts'
import { type SeriesKind, type SeriesPoint, seriesOptions } from './statistics-queries.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/** The library of the charts is a chunk of its own: figures and tasks do not wait for it. */
const SeriesChart = lazy(() =>
  import('./charts/series-chart.tsx').then((module) => ({ default: module.SeriesChart })),
)

const height = 240
/** The point that is written above it, and the slider below. */
const besideChart = 56

interface SeriesBlockProps {
  kind: SeriesKind
  period: Period
  showValue: (value: string | number) => string
}

/** Money, orders or new members by the day, above those of the period before. */
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
      className={kind === 'money' ? 'crm-data-wide' : ''}
    >
      {(points) => (
        <ChartSlot
          height={height + besideChart}
          fallback={<DataTableView title={title} table={tableOf(points)} />}
        >
          <SeriesChart
            title={title}
            points={points}
            height={height}
            names={{ now: t('series.now'), before: t('series.before') }}
            locale={locale}
            showValue={showValue}
          />
        </ChartSlot>
      )}
    </DataBlock>
  )
}
