import { formatPrice } from '@nas/domain/money'
import {
  type OrderState,
  orderStateColours,
  orderStateLabel,
  orderStateLabels,
} from '@nas/domain/order-states'
import type { Period } from '@nas/domain/periods'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lateComponent } from '../../kit/feedback/late-overlay.tsx'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { useTexts } from '../../kit/texts/texts.ts'
import { usePaymentNames } from '../../kit/texts/use-payment-names.ts'
import { useMay } from '../../shell/use-may.ts'
import dashboardCss from './dashboard.css?inline'
import { FiguresBlock } from './figures-block.tsx'
import { showNumber } from './formats.ts'
import { PeriodPicker } from './period-picker.tsx'
import { periodOf } from './period-search.ts'
import { SeriesBlock } from './series-block.tsx'
import { ProductsBlock, ShareBlock } from './share-block.tsx'
import { booksOptions, figuresOptions } from './statistics-queries.ts'
import { type Task, TaskTiles } from './task-tiles.tsx'
import { UnusualPrices } from './unusual-prices.tsx'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/** Open tasks, and for the permission `statistics` the figures of a period. */
export function DashboardScreen({ tasks }: { tasks: readonly Task[] }) {
  const { t: frame } = useTexts()
  const { profile } = useRouteContext({ from: '__root__' })
  const may = useMay()
  return (
    <PageFrame
      title={frame('dashboard.title')}
      isStart
      tools={<p className="crm-muted">{frame('dashboard.welcome', { name: profile.name })}</p>}
    >
      <Styles name="dashboard" css={dashboardCss} />
      <TaskTiles tasks={tasks} />
      {may('orders.money') && <Books />}
      {may('statistics') && <Statistics />}
      {may('content') && <UnusualPrices />}
    </PageFrame>
  )
}

const BooksBlock = lateComponent(() => import('./books-block.tsx'), 'BooksBlock')

/** Nothing while both books agree. */
function Books() {
  const { data, error, refetch, isFetching } = useQuery(booksOptions)
  if (error !== null) return <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
  if (!data?.total) return null
  return (
    <Suspense fallback={null}>
      <BooksBlock books={data} />
    </Suspense>
  )
}

function Statistics() {
  const { t } = useDashboardTexts()
  const search = useSearch({ from: '/' })
  const period = periodOf(search)
  const { data } = useQuery(figuresOptions(period))
  const isEmpty = data !== undefined && data.period.orders + data.period.users === 0
  return (
    <>
      <div className="crm-row crm-ends crm-period">
        <h2 className="crm-part">{t('period.title')}</h2>
        <PeriodPicker search={search} />
      </div>
      {isEmpty ? <NothingYet /> : <Blocks period={period} />}
    </>
  )
}

/** Replaces eight empty blocks with advice while there are no orders. */
function NothingYet() {
  const { t } = useDashboardTexts()
  const may = useMay()
  return (
    <section className="crm-box crm-start" aria-label={t('empty.title')}>
      <h3>{t('empty.title')}</h3>
      <p>{t('empty.text')}</p>
      <ul className="crm-plain crm-row crm-spans">
        <li>
          <Link to="/" search={{ days: '90' }}>
            {t('empty.longer')}
          </Link>
        </li>
        {may('content') && (
          <li>
            <Link to="/products">{t('empty.products')}</Link>
          </li>
        )}
        {may('delivery') && (
          <li>
            <Link to="/delivery">{t('empty.delivery')}</Link>
          </li>
        )}
        <li>
          <a href="/vn">{t('empty.shop')}</a>
        </li>
      </ul>
    </section>
  )
}

function Blocks({ period }: { period: Period }) {
  const { locale } = useTexts()
  const paymentName = usePaymentNames()
  const stateName = (key: string): string =>
    key in orderStateLabels ? orderStateLabel({ state: key as OrderState })[locale] : key
  const stateColour = (key: string) =>
    key in orderStateColours ? orderStateColours[key as OrderState] : null
  return (
    <div className="crm-blocks">
      <FiguresBlock period={period} />
      <SeriesBlock kind="money" period={period} showValue={(cell) => formatPrice(Number(cell))} />
      <SeriesBlock kind="order" period={period} showValue={showNumber(locale)} />
      <SeriesBlock kind="user" period={period} showValue={showNumber(locale)} />
      <ShareBlock kind="state" period={period} nameOf={stateName} colourOf={stateColour} />
      <ProductsBlock period={period} />
      <ShareBlock kind="payment" period={period} nameOf={paymentName} />
      <ShareBlock kind="province" period={period} nameOf={(name) => name} />
    </div>
  )
}
