import { formatMoment } from '@nas/domain/dates'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Picture } from '../../kit/forms/form-field.ts'
import {
  type BulkAction,
  columnWidths,
  type ListColumn,
  type ShownFilter,
} from '../../kit/list/list-view.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { Cover } from '../../kit/values/cover.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { type ListedRecord, type ShownState, shownStates } from './listed-record.ts'

interface Named {
  name: string
  cover?: Picture | null
}

export function NameLink({ record, to }: { record: Named; to: LinkProps }) {
  const { name, cover } = record
  return (
    <span className="crm-named">
      {cover !== undefined && <Cover src={cover?.url ?? null} size={32} />}
      <Link {...to} title={name}>
        {name}
      </Link>
    </span>
  )
}

export function StateTag({ state }: { state: ShownState }) {
  const { t } = useEditorTexts()
  return <ColourTag colour={state === 'active' ? 'green' : null}>{t(`state.${state}`)}</ColourTag>
}

/** The columns shared by the lists of products, articles and branches. */
export function useContentColumns<Row extends ListedRecord>() {
  const { t, locale } = useEditorTexts()
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
  const stateFilter: ShownFilter = {
    name: 'state',
    label: t('field.state'),
    options: shownStates.map((value) => ({ value, label: t(`state.${value}`) })),
  }
  const bulk = shownStates.map(
    (to): BulkAction<Row> => ({
      to,
      label: t(`bulk.${to}`),
      allows: (row) => row.state !== to,
      version: ({ updatedAt: read }) => read,
    }),
  )
  return { t, locale, state, order, updatedAt, stateFilter, bulk }
}

interface ContentToolsProps {
  add: { to: LinkProps['to']; label: string }
  arrange: LinkProps['to']
  /** Further links. */
  children?: ReactNode
}

/** Links beside the title of a list: to a new record and to the order of the list. */
export function ContentTools({ add, arrange, children }: ContentToolsProps): ReactNode {
  const { t } = useEditorTexts()
  return (
    <div className="crm-row">
      {children}
      <Link to={arrange} className="crm-button">
        {t('arrange')}
      </Link>
      <Link to={add.to} className="crm-button crm-button-primary">
        {add.label}
      </Link>
    </div>
  )
}
