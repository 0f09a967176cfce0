import { formatPrice } from '@nas/domain/money'
import { orderStateLabels } from '@nas/domain/order-states'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { usePaymentNames } from '../orders/use-payment-names.ts'
import { useMay } from '../session/use-may.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import dashboardCss from '../styles/dashboard.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { FiguresBlock } from './figures-block.tsx'
import { showNumber } from './formats.ts'
import { PeriodPicker } from './period-picker.tsx'
import { periodOf } from './period-search.ts'
import { ProductsBlock } from './products-block.tsx'
import { SeriesBlock } from './series-block.tsx'
import { ShareBlock } from './share-block.tsx'
import { TaskTiles } from './task-tiles.tsx'
import { useDashboardTexts } from './use-dashboard-texts.ts'

/** What waits for staff and, for those who may see it, how a period went beside the one before. */
export function DashboardScreen() {
  const { t: frame } = useTexts()
  const { profile } = useRouteContext({ from: '__root__' })
  const may = useMay()
  return (
    <PageFrame title={frame('dashboard.title')} isStart>
      <Styles name="dashboard" css={dashboardCss} />
      <p className="crm-lead">{frame('dashboard.welcome', { name: profile.name })}</p>
      <TaskTiles />
      {may('statistics') && <Statistics />}
    </PageFrame>
  )
}

function Statistics() {
  const { locale } = useTexts()
  const { t } = useDashboardTexts()
  const search = useSearch({ from: '/' })
  const paymentName = usePaymentNames()
  const period = periodOf(search)
  const stateName = (key: string): string =>
    key in orderStateLabels ? orderStateLabels[key as keyof typeof orderStateLabels][locale] : key
  return (
    <>
      <h2 className="crm-part">{t('period.title')}</h2>
      <PeriodPicker search={search} />
      <div className="crm-blocks">
        <FiguresBlock period={period} />
        <SeriesBlock
          kind="money"
          period={period}
          showValue={(cell) => formatPrice(Number(cell), locale)}
        />
        <SeriesBlock kind="order" period={period} showValue={showNumber(locale)} />
        <SeriesBlock kind="user" period={period} showValue={showNumber(locale)} />
        <ShareBlock kind="state" period={period} nameOf={stateName} />
        <ProductsBlock period={period} />
        <ShareBlock kind="payment" period={period} nameOf={paymentName} />
        <ShareBlock kind="province" period={period} nameOf={(name) => name} />
      </div>
    </>
  )
}
