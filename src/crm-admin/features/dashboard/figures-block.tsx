import type { Comparison, PeriodFigures } from '@nas/contract/statistics/operations'
import { formatPrice } from '@nas/domain/money'
import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { DataBlock, type DataTable } from './data-block.tsx'
import { showChange, showDay, showNumber, showShare } from './formats.ts'
import { figuresOptions } from './statistics-queries.ts'
import { type DashboardText, useDashboardTexts } from './use-dashboard-texts.ts'

interface Figure {
  label: DashboardText
  of(figures: PeriodFigures): number
  show: 'money' | 'number' | 'share'
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

const figures: readonly Figure[] = [
  { label: 'figure.money', of: (one) => one.money, show: 'money' },
  { label: 'figure.orders', of: (one) => one.orders, show: 'number' },
  {
    label: 'figure.average',
    of: (one) => Math.round(share(one.money, one.orders - one.cancelled)),
    show: 'money',
  },
  { label: 'figure.users', of: (one) => one.users, show: 'number' },
  { label: 'figure.cancelled', of: (one) => share(one.cancelled, one.orders), show: 'share' },
  { label: 'figure.returned', of: (one) => share(one.returned, one.orders), show: 'share' },
]

export function FiguresBlock({ period }: { period: Period }) {
  const { t, locale } = useDashboardTexts()
  const shown = { money: formatPrice, number: showNumber(locale), share: showShare(locale) }
  const tableOf = ({ period: now, before }: Comparison): DataTable => ({
    columns: [
      { title: t('figure.title') },
      { title: `${now.from} – ${now.to}` },
      { title: `${before.from} – ${before.to}` },
    ],
    rows: figures.map(({ label, of }) => [t(label), of(now), of(before)]),
  })
  return (
    <DataBlock
      title={t('figure.title')}
      fileName={`figures-${period.from}-${period.to}`}
      query={useQuery(figuresOptions(period))}
      tableOf={tableOf}
      inWords
    >
      {({ period: now, before }) => (
        <>
          <p className="crm-lead">
            {t('figure.compared', { from: showDay(before.from), to: showDay(before.to) })}
          </p>
          <dl className="crm-figures">
            {figures.map(({ label, of, show }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd className="crm-figure">{shown[show](of(now))}</dd>
                <dd className="crm-figure-before">
                  {t('figure.before', { value: '' })}
                  <span className="crm-nowrap">{shown[show](of(before))}</span>
                  {show !== 'share' && <Change now={of(now)} before={of(before)} />}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </DataBlock>
  )
}

function Change({ now, before }: { now: number; before: number }) {
  const { locale } = useDashboardTexts()
  const change = showChange(locale, now, before)
  return change === null ? null : <strong className="crm-nowrap"> ({change})</strong>
}
