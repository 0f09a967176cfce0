import { isUnpacked } from '@nas/domain/order-states'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button } from 'antd'
import { Fragment, useState } from 'react'
import { LateOverlay, lateComponent } from '../../kit/feedback/late-overlay.tsx'
import { RecordPage } from '../../kit/page/loaded-panel.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import orderCss from './order.css?inline'
import { OrderDuplicates } from './order-duplicates.tsx'
import { OrderDelivery, OrderLines, OrderSums } from './order-facts.tsx'
import { OrderLog } from './order-log.tsx'
import { useReadMentions } from './order-mentions.tsx'
import { OrderMoves } from './order-moves.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { OrderPerson } from './order-person.tsx'
import { OrderRatings } from './order-ratings.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderViewers } from './order-viewers.tsx'
import { orderOptions } from './orders.api.ts'
import { PrintSlips } from './print-slips.tsx'
import type { StaffOrder } from './staff-order.ts'

const EditDialog = lateComponent(() => import('./edit-dialog.tsx'), 'EditDialog')

/** Until the order is packed. */
function EditButton({ order }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const may = useMay()
  const [editing, setEditing] = useState(false)
  const isOpen = may('orders.handle') && isUnpacked(order.state)
  // Of an order that another person has packed meanwhile, the typed text stays.
  if (!isOpen && !editing) return null
  return (
    <>
      <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
      <LateOverlay open={editing}>
        {editing && <EditDialog order={order} onClose={() => setEditing(false)} />}
      </LateOverlay>
    </>
  )
}

/** /crm-admin/orders/$orderId */
export function OrderScreen() {
  const id = Number(useParams({ from: '/orders/$orderId' }).orderId)
  const { t } = useDeskTexts()
  const may = useMay()
  const query = useQuery(orderOptions(id))
  useReadMentions(id)
  const titleOf = (isMissing: boolean) =>
    query.data !== undefined
      ? t('order.title', { code: query.data.code })
      : t(isMissing ? 'order.missingTitle' : 'order.loadingTitle')
  return (
    <RecordPage
      query={query}
      titleOf={titleOf}
      section={{ to: '/orders', label: t('orders.title') }}
      missing={{ text: t('order.missingText'), back: t('order.backToList') }}
      tools={
        <div className="crm-row">
          <OrderNeighbours order={id} />
          {query.data && (
            <>
              <EditButton order={query.data} />
              <PrintSlips query={{ filters: { id } }} label={t('slips.one')} />
              <Button onClick={() => window.print()}>{t('print')}</Button>
            </>
          )}
        </div>
      }
    >
      {(order) => (
        // Nothing typed for one order stays for the next.
        <Fragment key={order.id}>
          <Styles name="order" css={orderCss} />
          <RecordColumns
            lead={<OrderDelivery order={order} />}
            side={
              <>
                <OrderViewers order={order.id} />
                <OrderDuplicates order={order.id} />
                <OrderMoves order={order} />
                <OrderLog order={order} />
                <OrderRefunds order={order} />
                <OrderPerson order={order} />
              </>
            }
            main={
              <>
                <OrderLines lines={order.lines} />
                {may('orders.amounts') && <OrderSums order={order} />}
                <OrderRatings order={order} />
                <OrderTimeline order={order} />
              </>
            }
          />
        </Fragment>
      )}
    </RecordPage>
  )
}
