import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Button, Skeleton } from 'antd'
import { useMay } from '../session/use-may.ts'
import { isNotFound } from '../shell/failure-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import orderCss from '../styles/order.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoves } from './order-moves.tsx'
import { orderOptions } from './order-queries.ts'
import { OrderRatings } from './order-ratings.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderSums } from './order-sums.tsx'

/** /crm-admin/orders/$orderId */
export function OrderScreen() {
  const id = Number(useParams({ from: '/orders/$orderId' }).orderId)
  const { t } = useTexts()
  const may = useMay()
  const { data: order, error, refetch, isFetching } = useQuery(orderOptions(id))
  const isMissing = isNotFound(error)
  const title =
    order !== undefined
      ? t('order.title', { code: order.code })
      : t(isMissing ? 'order.missingTitle' : 'order.loadingTitle')
  return (
    <PageFrame
      title={title}
      section={{ to: '/orders', label: t('orders.title') }}
      tools={order !== undefined && <Button onClick={() => window.print()}>{t('print')}</Button>}
    >
      <Styles name="order" css={orderCss} />
      {isMissing && (
        <p>
          {t('order.missingText')} <Link to="/orders">{t('order.backToList')}</Link>
        </p>
      )}
      {error !== null && !isMissing && (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {order === undefined && error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {order !== undefined && !isMissing && (
        <div className="crm-order">
          <div className="crm-order-side">
            <OrderMoves order={order} />
            <OrderRefunds order={order} />
            <OrderDelivery order={order} />
          </div>
          <div className="crm-order-main">
            <OrderLines lines={order.lines} />
            {may('orders.amounts') && <OrderSums order={order} />}
            <OrderRatings order={order} />
            <OrderHistory history={order.history} />
          </div>
        </div>
      )}
    </PageFrame>
  )
}
