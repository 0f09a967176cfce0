import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Button } from 'antd'
import { isNotFound } from '../../kit/feedback/failure-text.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { Loading } from '../../kit/feedback/loading.tsx'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { useStacked } from '../../kit/page/use-stacked.ts'
import { Styles } from '../../kit/styles/styles.tsx'
import { useTexts } from '../../kit/texts/texts.ts'
import { useMay } from '../../shell/use-may.ts'
import orderCss from './order.css?inline'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines, OrderSums } from './order-lines.tsx'
import { OrderMoves } from './order-moves.tsx'
import { OrderPerson } from './order-person.tsx'
import { OrderRatings } from './order-ratings.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { orderOptions } from './orders.api.ts'

/** /crm-admin/orders/$orderId */
export function OrderScreen() {
  const id = Number(useParams({ from: '/orders/$orderId' }).orderId)
  const { t } = useTexts()
  const may = useMay()
  const isStacked = useStacked()
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
      {order === undefined && error === null && <Loading />}
      {order !== undefined && !isMissing && (
        <RecordColumns
          side={
            <>
              {isStacked && <OrderDelivery order={order} />}
              <OrderMoves order={order} />
              <OrderRefunds order={order} />
              {!isStacked && <OrderDelivery order={order} />}
              <OrderPerson order={order} />
            </>
          }
          main={
            <>
              <OrderLines lines={order.lines} />
              {may('orders.amounts') && <OrderSums order={order} />}
              <OrderRatings order={order} />
              <OrderHistory order={order} />
            </>
          }
        />
      )}
    </PageFrame>
  )
}
