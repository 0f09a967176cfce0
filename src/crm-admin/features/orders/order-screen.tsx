import { awaitsPayment, isUnpacked } from '@nas/domain/order-states'
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
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderViewers } from './order-viewers.tsx'
import { orderOptions } from './orders.api.ts'
import { customerOptions } from './person.api.ts'
import { PrintSlips } from './print-slips.tsx'
import type { StaffOrder } from './staff-order.ts'

const EditDialog = lateComponent(() => import('./edit-dialog.tsx'), 'EditDialog')
const MergeDialog = lateComponent(() => import('./merge-dialog.tsx'), 'MergeDialog')
const SplitDialog = lateComponent(() => import('./split-dialog.tsx'), 'SplitDialog')

const dialogs = { edit: EditDialog, split: SplitDialog, merge: MergeDialog } as const
const names = Object.keys(dialogs) as (keyof typeof dialogs)[]

/** Changes of the goods and the receiver, until the order is packed. */
function Corrections({ order }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const may = useMay()
  const [shown, setShown] = useState<keyof typeof dialogs | null>(null)
  const { data: person } = useQuery(customerOptions(order.id))
  const isUnpaid = awaitsPayment(order.state)
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const possible = {
    edit: isUnpacked(order.state),
    split: isUnpaid && pieces > 1,
    merge: isUnpaid && person !== undefined && person.open > 1,
  }
  // Of an order that another person has packed meanwhile, the typed text stays.
  const offered = names.filter((name) => name === shown || (may('orders.handle') && possible[name]))
  return offered.map((name) => {
    const Dialog = dialogs[name]
    return (
      <Fragment key={name}>
        <Button onClick={() => setShown(name)}>{t(name)}</Button>
        <LateOverlay open={name === shown}>
          {name === shown && <Dialog order={order} onClose={() => setShown(null)} />}
        </LateOverlay>
      </Fragment>
    )
  })
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
              <Corrections order={query.data} />
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
          <OrderSteps order={order} />
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
