import { callResultLabels } from '@nas/domain/call-results'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { staffTargets } from '@nas/domain/order-moves'
import { orderSourceLabels } from '@nas/domain/order-sources'
import { isCancelled, orderStateLabel, orderStates, paymentKinds } from '@nas/domain/order-states'
import { permissionToMove } from '@nas/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { withoutPage } from '../../kit/list/list-search.ts'
import {
  type BulkAction,
  type BulkDialog,
  columnWidths,
  type ListColumn,
  type ListView,
  optionsOf,
} from '../../kit/list/list-view.ts'
import { usePaymentNames } from '../../kit/texts/use-payment-names.ts'
import { ColourTag, OrderStateTag } from '../../kit/values/colour-tag.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { useMay } from '../../shell/use-may.ts'
import { AssignChosen } from './assign-chosen.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { orderActions } from './order-actions.ts'
import { orderCountsOptions } from './order-counts.ts'
import { orderList, orderWorks, unassigned } from './order-list.ts'
import { OrderMentions } from './order-mentions.tsx'
import { ListedOrders } from './order-neighbours.tsx'
import { OrderNews } from './order-news.tsx'
import { PrintSlips } from './print-slips.tsx'
import type { StaffOrder } from './staff-order.ts'
import { useColleagues } from './use-colleagues.ts'
import { useProvinces } from './use-provinces.ts'

const open = ({ id }: StaffOrder) =>
  ({ to: '/orders/$orderId', params: { orderId: String(id) } }) as const

/** Steps that are taken with many orders; money is checked one by one. */
const bulkSteps = staffTargets.filter((to) => permissionToMove[to] !== 'orders.money')

/** /crm-admin/orders */
export function OrderListScreen() {
  const { t, locale } = useDeskTexts()
  const may = useMay()
  const search: SearchTexts = useSearch({ strict: false })
  const { data: counts } = useQuery(orderCountsOptions(search))
  const colleagues = useColleagues().map(({ id, name }) => ({ value: id, label: name }))
  const provinces = useProvinces()
  const goodsOf = (lines: StaffOrder['lines']): string => {
    const [first, ...more] = lines
    if (first === undefined || more.length === 0) return first?.name ?? ''
    return t('goods.more', { name: first.name, count: more.length })
  }
  const cod: ListColumn<StaffOrder> = {
    key: 'cod',
    title: t('orders.cod'),
    align: 'right',
    width: 8.4,
    render: (order) => <CodAmount order={order} />,
  }
  const sum: ListColumn<StaffOrder> = {
    key: 'sum',
    of: 'total',
    title: t('orders.sum'),
    sort: 'total',
    align: 'right',
    as: 'amount',
  }
  // State and amount to collect come first, so that they never scroll out of view.
  const columns: ListColumn<StaffOrder>[] = [
    {
      key: 'code',
      title: t('orders.code'),
      sort: 'id',
      opens: true,
      width: columnWidths.orderCode,
    },
    {
      key: 'state',
      title: t('orders.state'),
      sort: 'state',
      width: 9,
      render: (order) => <OrderStateTag {...order} />,
    },
    ...(may('orders.amounts') ? [cod] : []),
    {
      key: 'receiver',
      title: t('orders.receiver'),
      sort: 'name',
      width: 6.5,
      grow: true,
      render: (order) => <Receiver order={order} />,
    },
    { key: 'phone', title: t('orders.phone'), as: 'phone' },
    {
      key: 'customer',
      title: t('customer'),
      optional: true,
      width: 13,
      render: (order) => <Customer order={order} />,
    },
    { key: 'address', title: t('order.address'), optional: true, width: 20, grow: true },
    {
      key: 'province',
      title: t('province'),
      optional: true,
      width: 10,
    },
    {
      key: 'goods',
      title: t('goods'),
      optional: true,
      width: 16,
      grow: true,
      render: ({ lines }) => goodsOf(lines),
    },
    {
      key: 'assignee',
      of: 'assignee_name',
      title: t('assignee'),
      optional: true,
      width: 9,
    },
    {
      key: 'source',
      title: t('source'),
      optional: true,
      width: 8,
      render: ({ source }) => orderSourceLabels[source ?? 'web'][locale],
    },
    ...(may('orders.amounts') ? [sum] : []),
    {
      key: 'payment',
      title: t('orders.payment'),
      width: locale === 'vi' ? 6.7 : 6.2,
      render: (order) => <PaymentShort order={order} />,
    },
    {
      key: 'placedAt',
      of: 'createdAt',
      title: t('orders.placedAt'),
      sort: 'createdAt',
      as: 'moment',
    },
  ]
  const bulk = bulkSteps
    .filter((step) => may(permissionToMove[step]))
    .map(
      (step): BulkAction<StaffOrder> => ({
        to: step,
        label: t(`moves.${step}`),
        allows: (order) =>
          orderActions(order, may).some(({ to, allowed }) => to === step && allowed),
        version: ({ updatedAt }) => updatedAt,
        ...(isCancelled(step) && {
          ask: ({ count, ...dialog }: BulkDialog) => (
            <CancelDialog title={t('cancel.many', { count })} isPaid={false} {...dialog} />
          ),
        }),
      }),
    )
  const view: ListView<StaffOrder> = {
    spec: orderList,
    title: t('orders.title'),
    searchHint: t('orders.searchHint'),
    columns,
    tabs: {
      name: 'state',
      label: t('orders.filterState'),
      options: optionsOf(orderStates, (state) => orderStateLabel({ state })[locale]),
      counts,
    },
    filters: [
      {
        name: 'kind',
        label: t('orders.payment'),
        options: optionsOf(paymentKinds, (kind) => t(`orders.kind.${kind}`)),
      },
      {
        name: 'work',
        label: t('orders.work'),
        options: optionsOf(orderWorks, (work) => t(`orders.work.${work}`)),
      },
      { name: 'province', label: t('province'), rare: true, options: provinces },
      {
        name: 'assignee',
        label: t('assignee'),
        rare: true,
        options: [{ value: unassigned, label: t('unassigned') }, ...colleagues],
      },
    ],
    tools: (
      <>
        <OwnOrders />
        <OrderNews />
        <ListedOrders />
        <OrderMentions />
        {may('orders.handle') && <NewOrder />}
      </>
    ),
    nameOf: ({ code }) => code,
    open,
    card: (order) => <OrderCard order={order} />,
    bulk,
    chosenTools: (chosen) => (
      <>
        <PrintSlips query={chosen.query} label={t('slips.many', { count: chosen.count })} />
        <AssignChosen chosen={chosen} />
      </>
    ),
    empty: t('orders.emptyTitle'),
  }
  return <ListScreen view={view} />
}

/** The screen of an order for a caller. */
function NewOrder() {
  const { t } = useDeskTexts()
  return (
    <Link to="/orders/new" className="crm-button">
      {t('newOrder')}
    </Link>
  )
}

/** Limits the list to the orders that the caller is in charge of, or shows all again. */
function OwnOrders() {
  const { t } = useDeskTexts()
  const { profile } = useRouteContext({ from: '__root__' })
  const search: SearchTexts = useSearch({ strict: false })
  const navigate = useNavigate()
  const own = String(profile.id)
  const { assignee, ...others } = withoutPage(search)
  const isOwn = assignee === own
  return (
    <Button
      type={isOwn ? 'primary' : 'default'}
      aria-pressed={isOwn}
      onClick={() =>
        void navigate({ to: '.', search: isOwn ? others : { ...others, assignee: own } })
      }
    >
      {t('own')}
    </Button>
  )
}

/** The receiver's name, and a mark when staff noted something or called. */
function Receiver({ order: { name, note_count, call } }: { order: StaffOrder }) {
  const { t, locale } = useDeskTexts()
  const marks = [
    call && callResultLabels[call][locale],
    note_count !== null && t('noteCount', { count: note_count }),
  ].filter(Boolean)
  return (
    <span title={[name, ...marks].join(' · ')}>
      {marks.length > 0 && (
        <>
          <span aria-hidden="true">✎ </span>
          <span className="crm-hidden">{marks.join(', ')}: </span>
        </>
      )}
      {name}
    </span>
  )
}

/** What the other orders of the phone say about the customer. */
function Customer({
  order: { earlier_orders, returned_orders, duplicate },
}: {
  order: StaffOrder
}) {
  const { t } = useDeskTexts()
  const parts = [
    earlier_orders ? t('customer.earlier', { count: earlier_orders }) : t('customer.first'),
    returned_orders && t('customer.returned', { count: returned_orders }),
    duplicate && t('customer.duplicate'),
  ].filter(Boolean)
  return <span title={parts.join(' · ')}>{parts.join(' · ')}</span>
}

/** The amount to collect on delivery; empty for other payments and cancelled orders. */
function CodAmount({ order: { payment, state, cod_amount } }: { order: StaffOrder }) {
  if (payment !== 'cod' || cod_amount === null || isCancelled(state)) return null
  return <strong>{formatPrice(cod_amount)}</strong>
}

function PaymentShort({
  order: { payment, payment_method, transfer_claim },
}: {
  order: StaffOrder
}) {
  const { t } = useDeskTexts()
  const paymentName = usePaymentNames()
  if (transfer_claim === 'pending') {
    return <ColourTag colour="orange">{t('orders.short.claimed')}</ColourTag>
  }
  return <span title={paymentName(payment_method)}>{t(`orders.short.${payment}`)}</span>
}

function OrderCard({ order }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  return (
    <>
      <div className="crm-row crm-ends">
        <Link {...open(order)} className="crm-box-link">
          {order.code}
        </Link>
        <OrderStateTag {...order} />
      </div>
      <p>
        <Receiver order={order} /> · <Phone number={order.phone} />
      </p>
      <div className="crm-row crm-ends">
        <span>{formatMoment(order.createdAt)}</span>
        <span>
          {order.total !== null && <>{formatPrice(order.total)} · </>}
          <PaymentShort order={order} />
        </span>
      </div>
      {order.payment === 'cod' && order.cod_amount !== null && !isCancelled(order.state) && (
        <div className="crm-row crm-ends">
          <span>{t('orders.cod')}</span>
          <CodAmount order={order} />
        </div>
      )}
    </>
  )
}
