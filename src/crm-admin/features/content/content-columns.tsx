import type { Arrangement } from '@nas/contract/content-writes'
import { deletion } from '@nas/contract/staff-jobs/fields'
import { formatMoment } from '@nas/domain/dates'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListSpec } from '../../kit/list/list-search.ts'
import {
  type BulkAction,
  type BulkDialog,
  columnWidths,
  type ListColumn,
  type ListView,
} from '../../kit/list/list-view.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { Cover } from '../../kit/values/cover.tsx'
import { type ListedRecord, shownStates } from './content-lists.ts'
import { DeleteDialog } from './delete-record.tsx'
import { useEditorTexts } from './editor-texts.ts'

export function StateTag({ state }: Pick<ListedRecord, 'state'>) {
  const { t } = useEditorTexts()
  return <ColourTag colour={state === 'active' ? 'green' : null}>{t(`state.${state}`)}</ColourTag>
}

interface ContentList<Row> {
  of: Arrangement['of']
  spec: ListSpec<Row>
  tools?: ReactNode
}

export function useContentList<Row extends ListedRecord>({ of, spec, tools }: ContentList<Row>) {
  const { t } = useEditorTexts()
  const open = ({ id }: Row) =>
    ({ to: `/${of}/$recordId`, params: { recordId: String(id) } }) as const
  const link = (row: Row) => (
    <span className="crm-named">
      {row.cover !== undefined && <Cover src={row.cover?.url ?? null} size={32} />}
      <Link {...open(row)} title={row.name}>
        {row.name}
      </Link>
    </span>
  )
  const name: ListColumn<Row> = {
    key: 'name',
    title: t('field.name'),
    sort: 'name',
    width: 13,
    grow: true,
    render: link,
  }
  const state: ListColumn<Row> = {
    key: 'state',
    title: t('field.state'),
    width: 9.4,
    render: (row) => <StateTag state={row.state} />,
  }
  const order: ListColumn<Row> = {
    key: 'order',
    title: t('field.order'),
    sort: 'order',
    align: 'right',
    width: 5.6,
    render: (row) => row.order,
  }
  const updatedAt: ListColumn<Row> = {
    key: 'updatedAt',
    title: t('field.updatedAt'),
    sort: 'updatedAt',
    width: columnWidths.moment,
    render: (row) => formatMoment(row.updatedAt),
  }
  const askToDelete = ({ count, onConfirm, onClose }: BulkDialog) => (
    <DeleteDialog
      title={t('delete.title', { count })}
      onConfirm={() => onConfirm({})}
      onClose={onClose}
    />
  )
  const view = {
    spec,
    title: t(`${of}.title`),
    searchHint: t(`${of}.searchHint`),
    nameOf: (row: Row) => row.name,
    open,
    bulk: ([...shownStates, deletion] as const).map(
      (to): BulkAction<Row> => ({
        to,
        label: t(`bulk.${to}`),
        allows: (row) => row.state !== to,
        version: ({ updatedAt: read }) => read,
        ...(to === deletion && { ask: askToDelete }),
      }),
    ),
    empty: t(`${of}.empty`),
    tools: (
      <div className="crm-row">
        {tools}
        <Link to={`/${of}/arrange`} className="crm-button">
          {t('arrange')}
        </Link>
        <Link to={`/${of}/new`} className="crm-button crm-button-primary">
          {t(`${of}.new`)}
        </Link>
      </div>
    ),
  } satisfies Partial<ListView<Row>>
  const stateFilter = {
    name: 'state',
    label: t('field.state'),
    options: shownStates.map((value) => ({ value, label: t(`state.${value}`) })),
  }
  const head = (row: Row) => (
    <div className="crm-row crm-ends">
      {link(row)}
      <StateTag state={row.state} />
    </div>
  )
  return { t, name, state, order, updatedAt, stateFilter, head, view }
}

export const slugColumn = (title: string): ListColumn<{ slug: string }> => ({
  key: 'slug',
  title,
  optional: true,
  width: 14,
  render: ({ slug }) => slug,
})
