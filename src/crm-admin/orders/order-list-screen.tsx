import { formatPhone } from '@nas/domain/contact'
import { formatPrice } from '@nas/domain/money'
import { orderStateLabels, orderStates, paymentKinds } from '@nas/domain/order-states'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../list/list-screen.tsx'
import type { BulkAction, ListColumn, ListView } from '../list/list-view.ts'
import { useMay } from '../session/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import { orderActions } from './order-actions.ts'
import { formatMoment } from './order-formats.ts'
import { orderList, orderWorks } from './order-list.ts'
import { OrderStateTag } from './order-state-tag.tsx'
import { moveOrder } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { usePaymentNames } from './use-payment-names.ts'

const open = ({ id }: StaffOrder) =>
  ({ to: '/orders/$orderId', params: { orderId: String(id) } }) as const

/** Steps that are taken with many orders at once; cancelling asks for a reason, one by one. */
const bulkSteps = ['pickitem', 'delivery', 'complete'] as const

/** /crm-admin/orders */
export function OrderListScreen() {
  const { t, locale } = useTexts()
  const paymentName = usePaymentNames()
  const may = useMay()
  const sum: ListColumn<StaffOrder> = {
    key: 'sum',
    title: t('orders.sum'),
    sort: 'total',
    align: 'right',
    render: ({ total }) => total !== null && formatPrice(total, locale),
  }
  const columns: ListColumn<StaffOrder>[] = [
    {
      key: 'code',
      title: t('orders.code'),
      sort: 'id',
      render: (order) => <Link {...open(order)}>{order.code}</Link>,
    },
    {
      key: 'placedAt',
      title: t('orders.placedAt'),
      sort: 'createdAt',
      render: ({ createdAt }) => formatMoment(createdAt),
    },
    {
      key: 'receiver',
      title: t('orders.receiver'),
      sort: 'name',
      width: 200,
      wrap: true,
      render: ({ name }) => name,
    },
    { key: 'phone', title: t('orders.phone'), render: ({ phone }) => formatPhone(phone) },
    {
      key: 'address',
      title: t('order.address'),
      optional: true,
      width: 260,
      wrap: true,
      render: ({ address }) => address,
    },
    ...(may('orders.amounts') ? [sum] : []),
    {
      key: 'payment',
      title: t('orders.payment'),
      render: ({ payment_method }) => (
        <span className="crm-ellipsis" title={paymentName(payment_method)}>
          {paymentName(payment_method)}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('orders.state'),
      sort: 'state',
      render: ({ state }) => <OrderStateTag state={state} />,
    },
  ]
  const bulk = bulkSteps.map(
    (step): BulkAction<StaffOrder> => ({
      key: step,
      label: t(`moves.${step}`),
      allows: (order) => orderActions(order, may).some(({ to, allowed }) => to === step && allowed),
      run: ({ id }) => moveOrder(id, step),
    }),
  )
  const view: ListView<StaffOrder> = {
    spec: orderList,
    title: t('orders.title'),
    searchHint: t('orders.searchHint'),
    columns,
    filters: [
      {
        name: 'state',
        label: t('orders.filterState'),
        options: orderStates.map((state) => ({
          value: state,
          label: orderStateLabels[state][locale],
        })),
      },
      {
        name: 'kind',
        label: t('orders.payment'),
        options: paymentKinds.map((kind) => ({ value: kind, label: t(`orders.kind.${kind}`) })),
      },
      {
        name: 'work',
        label: t('orders.work'),
        options: orderWorks.map((work) => ({ value: work, label: t(`orders.work.${work}`) })),
      },
      { name: 'from', label: t('list.from'), options: 'day' },
      { name: 'to', label: t('list.to'), options: 'day' },
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ code }) => code,
    open,
    card: (order) => <OrderCard order={order} paymentName={paymentName} />,
    bulk,
    empty: t('orders.emptyTitle'),
    exported: true,
  }
  return <ListScreen view={view} />
}

interface OrderCardProps {
  order: StaffOrder
  paymentName: (code: string) => string
}

function OrderCard({ order, paymentName }: OrderCardProps) {
  const { locale } = useTexts()
  return (
    <>
      <div className="crm-card-row">
        <Link {...open(order)} className="crm-box-link">
          {order.code}
        </Link>
        <OrderStateTag state={order.state} />
      </div>
      <p>
        {order.name} · <span className="crm-nowrap">{formatPhone(order.phone)}</span>
      </p>
      <div className="crm-card-row">
        <span>{formatMoment(order.createdAt)}</span>
        <span>
          {order.total !== null && <strong>{formatPrice(order.total, locale)} · </strong>}
          {paymentName(order.payment_method)}
        </span>
      </div>
    </>
  )
}
