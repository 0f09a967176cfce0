import { formatPrice } from '@nas/domain/money'
import { Table, type TableColumnsType } from 'antd'
import { Link } from '../routing/navigation.tsx'
import { paths } from '../routing/routes.ts'
import type { Translate } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'
import { formatMoment, showPhone } from './order-formats.ts'
import { OrderStateTag } from './order-state-tag.tsx'
import type { StaffOrder } from './staff-order.ts'
import { usePaymentNames } from './use-payment-names.ts'

function columnsOf(
  t: Translate,
  paymentName: (code: string) => string,
): TableColumnsType<StaffOrder> {
  return [
    {
      key: 'code',
      title: t('orders.code'),
      render: (_, { id, code }) => <Link href={paths.order(id)}>{code}</Link>,
    },
    {
      key: 'placedAt',
      title: t('orders.placedAt'),
      render: (_, { createdAt }) => formatMoment(createdAt),
    },
    {
      key: 'receiver',
      title: t('orders.receiver'),
      minWidth: 176,
      dataIndex: 'name',
      className: 'crm-wrap',
    },
    { key: 'phone', title: t('orders.phone'), render: (_, { phone }) => showPhone(phone) },
    {
      key: 'sum',
      title: t('orders.sum'),
      align: 'right',
      render: (_, { total }) => formatPrice(total),
    },
    {
      key: 'payment',
      title: t('orders.payment'),
      className: 'crm-wrap',
      render: (_, { payment_method }) => paymentName(payment_method),
    },
    {
      key: 'state',
      title: t('orders.state'),
      render: (_, { state }) => <OrderStateTag state={state} />,
    },
  ]
}

/** Pixels; in less room the table scrolls sideways in itself. */
const narrowestTable = 980

interface OrderTableProps {
  orders: StaffOrder[]
  loading: boolean
}

export function OrderTable({ orders, loading }: OrderTableProps) {
  const { t } = useTexts()
  const columns = columnsOf(t, usePaymentNames())
  return (
    <Table<StaffOrder>
      className="crm-table"
      aria-label={t('orders.listLabel')}
      size="middle"
      rowKey="id"
      columns={columns}
      dataSource={orders}
      loading={loading}
      pagination={false}
      scroll={{ x: narrowestTable }}
    />
  )
}
