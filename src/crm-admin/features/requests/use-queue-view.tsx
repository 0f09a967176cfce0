import { requestStates } from '@nas/contract/requests'
import { formatMoment } from '@nas/domain/dates'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ListSpec } from '../../kit/list/list-search.ts'
import {
  type BulkAction,
  type ListColumn,
  type ListView,
  optionsOf,
  type ShownFilter,
} from '../../kit/list/list-view.ts'
import { Phone } from '../../kit/values/phone.tsx'
import { nextState, type StaffRequest } from './request.ts'
import { open as openRequests, unassigned } from './request-lists.ts'
import { RequestStateTag, useRequestTexts } from './request-parts.tsx'
import type { RequestResource } from './requests.api.ts'
import { useStaff } from './use-staff.ts'

interface Queue<Row> {
  resource: RequestResource
  spec: ListSpec<Row>
  open(row: Row): LinkProps
  own: ListColumn<Row>[]
  filters?: ShownFilter[]
}

export function useQueueView<Row extends StaffRequest>(queue: Queue<Row>): ListView<Row> {
  const { resource, spec, open, own, filters = [] } = queue
  const { t } = useRequestTexts()
  const staff = useStaff()
  const inCharge = ({ assignee }: Row) => (assignee === null ? t('nobody') : staff.nameOf(assignee))
  const steps = (['processing', 'done'] as const).map(
    (to): BulkAction<Row> => ({
      to,
      label: t(`step.${to}`),
      allows: ({ state }) => nextState[state] === to,
      version: ({ updatedAt }) => updatedAt,
    }),
  )
  return {
    spec,
    title: t(`${resource}.title`),
    searchHint: t(`${resource}.searchHint`),
    columns: [
      { key: 'id', title: t('id'), sort: 'id', opens: true, width: 4.2 },
      {
        key: 'state',
        title: t('state'),
        sort: 'state',
        width: 9.2,
        render: ({ state }) => <RequestStateTag state={state} />,
      },
      { key: 'name', title: t('name'), sort: 'name', width: 7.5, grow: true },
      { key: 'phone', title: t('phone'), as: 'phone' },
      ...own,
      { key: 'assignee', title: t('assignee'), sort: 'assignee', width: 10.4, render: inCharge },
      { key: 'createdAt', title: t('createdAt'), sort: 'createdAt', as: 'moment' },
      { key: 'note', title: t('note'), optional: true, width: 16, grow: true },
    ],
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: optionsOf([openRequests, ...requestStates], (state) => t(`state.${state}`)),
      },
      {
        name: 'assignee',
        label: t('assignee'),
        options: [{ value: unassigned, label: t('nobody') }, ...staff.options],
      },
      ...filters,
    ],
    nameOf: ({ name }) => name,
    open,
    card: (row) => (
      <>
        <div className="crm-row crm-ends">
          <Link {...open(row)} className="crm-box-link">
            {row.name}
          </Link>
          <RequestStateTag state={row.state} />
        </div>
        <div className="crm-row crm-ends">
          <Phone number={row.phone} />
          <span>{formatMoment(row.createdAt)}</span>
        </div>
        <p>{inCharge(row)}</p>
      </>
    ),
    bulk: steps,
    empty: t(`${resource}.empty`),
  }
}
