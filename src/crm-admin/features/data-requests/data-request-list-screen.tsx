import {
  type DataRequestState,
  dataRequestKinds,
  dataRequestStates,
} from '@nas/contract/data-requests/fields'
import {
  dataRequestKindLabels,
  dataRequestSourceLabels,
  dataRequestStateLabels,
} from '@nas/contract/data-requests/labels'
import { answerDataRequest } from '@nas/contract/data-requests/operations'
import { dataRequestFieldLabels as labels } from '@nas/contract/field-labels'
import type { InputOf } from '@nas/contract/operation'
import { isPhone } from '@nas/domain/contact'
import { formatDate, formatMoment } from '@nas/domain/dates'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { isConflict } from '../../kit/feedback/failure-text.ts'
import { useNotices } from '../../kit/feedback/notices.tsx'
import { ReasonDialog } from '../../kit/forms/reason-dialog.tsx'
import { useChange } from '../../kit/forms/use-change.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type ListColumn, type ListView, optionsOf } from '../../kit/list/list-view.ts'
import { useTexts } from '../../kit/texts/texts.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { AddDialog } from './add-dialog.tsx'
import { type DataRequestRow, dataRequestList } from './data-request-list.ts'
import { useDataRequestTexts } from './data-request-texts.ts'

const colours: Record<DataRequestState, string | null> = {
  overdue: 'red',
  open: 'orange',
  answered: null,
}

function StateTag({ state }: DataRequestRow) {
  const { locale } = useDataRequestTexts()
  return <ColourTag colour={colours[state]}>{dataRequestStateLabels[state][locale]}</ColourTag>
}

/** What is still known about whose request it is. */
function Person({ contact, order, order_code, member }: DataRequestRow) {
  const { t } = useDataRequestTexts()
  if (contact !== null) return isPhone(contact) ? <Phone number={contact} /> : contact
  if (order !== null) {
    return (
      <Link to="/orders/$orderId" params={{ orderId: String(order) }}>
        {order_code}
      </Link>
    )
  }
  if (member === null) return '–'
  return (
    <Link to="/users/$userId" params={{ userId: member }}>
      {t('member')}
    </Link>
  )
}

/** /crm-admin/supports/data-requests */
export function DataRequestListScreen() {
  const { t, locale } = useDataRequestTexts()
  const texts = useTexts()
  const notices = useNotices()
  const [adding, setAdding] = useState(false)
  const [answering, setAnswering] = useState<DataRequestRow | null>(null)
  const { change } = useChange({
    run: (answer: InputOf<typeof answerDataRequest>) => runOperation(answerDataRequest, answer),
    resources: [dataRequestList.resource],
    done: t('answered'),
    onDone: () => setAnswering(null),
    failed: t('failed'),
    // The list then shows who answered first.
    onRefused: (failure) => {
      if (!isConflict(failure)) return false
      setAnswering(null)
      notices.error({ key: 'data-request', description: t('answeredBefore') })
      return true
    },
    noticeKey: 'data-request',
  })
  const kindOf = ({ kind, purpose }: DataRequestRow): string => {
    const label = dataRequestKindLabels[kind][locale]
    const key = `purpose.${purpose}` as 'purpose.data'
    return purpose === null ? label : `${label}: ${t(key)}`
  }
  const sourceOf = ({ source }: DataRequestRow) => dataRequestSourceLabels[source][locale]
  const nameOf = (row: DataRequestRow) => `${kindOf(row)}, ${formatDate(row.received_at)}`
  const action = (row: DataRequestRow, size: 'small' | 'medium') =>
    row.answered_at === null && (
      <Button
        size={size}
        aria-label={t('answerRow', { name: nameOf(row) })}
        onClick={() => setAnswering(row)}
      >
        {t('answer')}
      </Button>
    )
  const momentOf = (key: 'received_at' | 'answered_at'): ListColumn<DataRequestRow> => ({
    key,
    title: labels[key][locale],
    sort: key,
    as: 'moment',
  })
  const textOf = (key: 'note' | 'answer'): ListColumn<DataRequestRow> => {
    return { key, title: labels[key][locale], optional: true, width: 10, grow: true }
  }
  const columns: ListColumn<DataRequestRow>[] = [
    { key: 'kind', title: labels.kind[locale], width: 11, grow: true, render: kindOf },
    { key: 'source', title: labels.source[locale], width: 9.4, render: sourceOf },
    {
      key: 'contact',
      title: labels.contact[locale],
      width: 12.6,
      render: (row) => <Person {...row} />,
    },
    {
      key: 'state',
      title: labels.state[locale],
      width: 7.6,
      render: (row) => <StateTag {...row} />,
    },
    momentOf('received_at'),
    {
      key: 'due_at',
      title: labels.due_at[locale],
      width: 7.6,
      render: ({ due_at }) => formatDate(due_at),
    },
    momentOf('answered_at'),
    { key: 'who', title: labels.who[locale], width: 8.6 },
    textOf('note'),
    textOf('answer'),
    { key: 'actions', title: t('actions'), width: 7, render: (row) => action(row, 'small') },
  ]
  const view: ListView<DataRequestRow> = {
    spec: dataRequestList,
    title: t('title'),
    section: { to: '/supports', label: texts.t('menu.supports') },
    searchHint: t('searchHint'),
    columns,
    filters: [
      {
        name: 'state',
        label: labels.state[locale],
        options: optionsOf(dataRequestStates, (state) => dataRequestStateLabels[state][locale]),
      },
      {
        name: 'kind',
        label: labels.kind[locale],
        options: optionsOf(dataRequestKinds, (kind) => dataRequestKindLabels[kind][locale]),
      },
    ],
    nameOf,
    card: (row) => (
      <>
        <div className="crm-row crm-ends">
          <strong>{kindOf(row)}</strong>
          <StateTag {...row} />
        </div>
        <div className="crm-row crm-ends">
          <Person {...row} />
          <span>{sourceOf(row)}</span>
        </div>
        <p>
          {labels.received_at[locale]} {formatMoment(row.received_at)} · {labels.due_at[locale]}{' '}
          {formatDate(row.due_at)}
        </p>
        {row.answered_at !== null && (
          <p>
            {labels.answered_at[locale]} {formatMoment(row.answered_at)}
            {row.who !== null && ` (${row.who})`}
          </p>
        )}
        {row.note && <p>{row.note}</p>}
        {row.answer && <p>{row.answer}</p>}
        {action(row, 'medium')}
      </>
    ),
    empty: t('empty'),
    tools: (
      <Button type="primary" onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    ),
  }
  return (
    <>
      <ListScreen view={view} />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {answering !== null && (
        <ReasonDialog
          title={t('answerRow', { name: nameOf(answering) })}
          label={labels.answer[locale]}
          text={t('answerHint')}
          back={t('cancel')}
          danger={false}
          onClose={() => setAnswering(null)}
          onConfirm={(answer) => change({ request: answering.id, answer })}
        />
      )}
    </>
  )
}
