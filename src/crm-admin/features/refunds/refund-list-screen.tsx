import { refundFieldLabels as labels } from '@nas/contract/field-labels'
import { accountStates } from '@nas/contract/order-fields'
import { refundStates } from '@nas/contract/refunds/fields'
import {
  accountStateLabels,
  refundReasonLabels,
  refundStateLabels,
} from '@nas/contract/refunds/labels'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import {
  columnWidths,
  type ListColumn,
  type ListView,
  optionsOf,
} from '../../kit/list/list-view.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { type RefundRow, refundList } from './refund-list.ts'
import { useRefundTexts } from './refund-texts.ts'

const open = ({ order }: RefundRow) =>
  ({ to: '/orders/$orderId', params: { orderId: String(order) } }) as const

const colours = { due: 'orange', proposed: 'blue', paid: null } as const

/** /crm-admin/refunds */
export function RefundListScreen() {
  const { t, locale } = useRefundTexts()
  const reasonOf = ({ reason }: RefundRow) => refundReasonLabels[reason][locale]
  const ageOf = ({ days }: RefundRow) => t('days', { count: days })
  const stateOf = ({ state }: RefundRow) => (
    <ColourTag colour={colours[state]}>{refundStateLabels[state][locale]}</ColourTag>
  )
  const momentOf = (key: 'createdAt' | 'settled_at'): ListColumn<RefundRow> => ({
    key,
    title: labels[key][locale],
    sort: key,
    optional: true,
    width: columnWidths.moment,
    render: ({ [key]: at }) => at && formatMoment(at),
  })
  const columns: ListColumn<RefundRow>[] = [
    { key: 'code', title: labels.code[locale], opens: true, width: columnWidths.orderCode },
    { key: 'state', title: labels.state[locale], width: 11, render: stateOf },
    {
      key: 'amount',
      title: labels.amount[locale],
      sort: 'amount',
      align: 'right',
      width: 8.6,
      render: ({ amount }) => <strong>{formatPrice(amount)}</strong>,
    },
    { key: 'days', title: labels.days[locale], align: 'right', width: 6.4, render: ageOf },
    { key: 'name', title: labels.name[locale], sort: 'name', width: 9, grow: true },
    { key: 'note', title: labels.note[locale], width: 11, grow: true },
    {
      key: 'account',
      title: labels.account[locale],
      width: 8,
      render: ({ account }) => account && accountStateLabels[account][locale],
    },
    { key: 'proposer', title: labels.proposer[locale], width: 8.6 },
    { key: 'settler', title: labels.settler[locale], optional: true, width: 9.6 },
    {
      key: 'reason',
      title: labels.reason[locale],
      optional: true,
      width: 14,
      grow: true,
      render: reasonOf,
    },
    momentOf('createdAt'),
    momentOf('settled_at'),
  ]
  const view: ListView<RefundRow> = {
    spec: refundList,
    title: t('title'),
    searchHint: t('searchHint'),
    columns,
    filters: [
      {
        name: 'state',
        label: labels.state[locale],
        options: [
          { value: 'open', label: t('open') },
          ...optionsOf(refundStates, (state) => refundStateLabels[state][locale]),
        ],
      },
      {
        name: 'account',
        label: labels.account[locale],
        options: optionsOf(accountStates, (state) => accountStateLabels[state][locale]),
      },
    ],
    nameOf: ({ code }) => code,
    open,
    card: (refund) => (
      <>
        <div className="crm-row crm-ends">
          <Link {...open(refund)} className="crm-box-link">
            {refund.code}
          </Link>
          {stateOf(refund)}
        </div>
        <p>
          {refund.name} · {reasonOf(refund)}
        </p>
        <div className="crm-row crm-ends">
          <strong>{formatPrice(refund.amount)}</strong>
          <span>{ageOf(refund)}</span>
        </div>
        {refund.account !== null && (
          <p>
            {labels.account[locale]}: {accountStateLabels[refund.account][locale]}
          </p>
        )}
        {refund.note !== null && <p>{refund.note}</p>}
      </>
    ),
    empty: t('empty'),
  }
  return <ListScreen view={view} />
}
