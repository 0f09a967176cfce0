import { requestStates } from '@nas/contract/requests'
import { formatPhone } from '@nas/domain/contact'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ListSpec } from '../list/list-search.ts'
import type { BulkAction, ListColumn, ListView, ShownFilter } from '../list/list-view.ts'
import { formatMoment } from '../orders/order-formats.ts'
import { nextState, type StaffRequest } from './request.ts'
import { nobody, open as openRequests } from './request-lists.ts'
import { RequestStateTag } from './request-parts.tsx'
import { useRequestTexts } from './request-texts.ts'
import { moveRequest, type RequestResource } from './requests.api.ts'
import { useStaff } from './use-staff.ts'

interface Queue<Row> {
  resource: RequestResource
  spec: ListSpec<Row>
  open(row: Row): LinkProps
  /** What stands between the phone number and the state. */
  own: ListColumn<Row>[]
  filters: ShownFilter[]
}

/** A list of requests: who, how far, in whose hands. */
export function useQueueView<Row extends StaffRequest>(queue: Queue<Row>): ListView<Row> {
  const { resource, spec, open, own, filters } = queue
  const { t } = useRequestTexts()
  const staff = useStaff()
  const inCharge = ({ assignee }: Row) => (assignee === null ? t('nobody') : staff.nameOf(assignee))
  const steps = (['processing', 'done'] as const).map(
    (to): BulkAction<Row> => ({
      key: to,
      label: t(`step.${to}`),
      allows: ({ state }) => nextState[state] === to,
      run: (request) => moveRequest(resource, { request, to, by: staff.own }),
    }),
  )
  return {
    spec,
    title: t(`${resource}.title`),
    searchHint: t(`${resource}.searchHint`),
    columns: [
      {
        key: 'id',
        title: t('id'),
        sort: 'id',
        render: (row) => <Link {...open(row)}>{row.id}</Link>,
      },
      {
        key: 'createdAt',
        title: t('createdAt'),
        sort: 'createdAt',
        render: ({ createdAt }) => formatMoment(createdAt),
      },
      {
        key: 'name',
        title: t('name'),
        sort: 'name',
        width: 180,
        wrap: true,
        render: ({ name }) => name,
      },
      { key: 'phone', title: t('phone'), render: ({ phone }) => formatPhone(phone) },
      ...own,
      {
        key: 'state',
        title: t('state'),
        sort: 'state',
        render: ({ state }) => <RequestStateTag state={state} />,
      },
      { key: 'assignee', title: t('assignee'), sort: 'assignee', render: inCharge },
      {
        key: 'note',
        title: t('note'),
        optional: true,
        width: 260,
        wrap: true,
        render: ({ note }) => note ?? '',
      },
    ],
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: ([openRequests, ...requestStates] as const).map((value) => ({
          value,
          label: t(`state.${value}`),
        })),
      },
      {
        name: 'assignee',
        label: t('assignee'),
        options: [{ value: nobody, label: t('nobody') }, ...staff.options],
      },
      ...filters,
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    open,
    card: (row) => (
      <>
        <div className="crm-card-row">
          <Link {...open(row)} className="crm-box-link">
            {row.name}
          </Link>
          <RequestStateTag state={row.state} />
        </div>
        <p>
          {formatPhone(row.phone)} · {formatMoment(row.createdAt)}
        </p>
        <p>{inCharge(row)}</p>
      </>
    ),
    bulk: steps,
    empty: t(`${resource}.empty`),
    exported: true,
  }
}
