import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../api-client/api.ts'
import type { BulkAction, ListColumn, ShownFilter } from '../list/list-view.ts'
import { formatMoment } from '../orders/order-formats.ts'
import { ColourTag } from '../shell/colour-tag.tsx'
import type { EditorSpec, Picture } from './editor-field.ts'
import { useEditorTexts } from './editor-texts.ts'
import { type ListedRecord, type ShownState, shownStates } from './listed-record.ts'

interface Named {
  name: string
  cover?: Picture | null
}

/** A record's name, which leads to its editor, with its picture. */
export function NameLink({ record, to }: { record: Named; to: LinkProps }) {
  const { name, cover } = record
  return (
    <span className="crm-named">
      {cover !== undefined &&
        (cover === null ? (
          <span className="crm-cover" />
        ) : (
          <img className="crm-cover" src={cover.url} alt="" loading="lazy" />
        ))}
      <Link {...to}>{name}</Link>
    </span>
  )
}

export function StateTag({ state }: { state: ShownState }) {
  const { t } = useEditorTexts()
  return <ColourTag colour={state === 'active' ? 'green' : null}>{t(`state.${state}`)}</ColourTag>
}

/** What the lists of products, articles and branches have alike. */
export function useContentColumns<Row extends ListedRecord>(resource: EditorSpec['resource']) {
  const { t, locale } = useEditorTexts()
  const state: ListColumn<Row> = {
    key: 'state',
    title: t('field.state'),
    render: (row) => <StateTag state={row.state} />,
  }
  const order: ListColumn<Row> = {
    key: 'order',
    title: t('field.order'),
    sort: 'order',
    align: 'right',
    render: (row) => row.order,
  }
  const updatedAt: ListColumn<Row> = {
    key: 'updatedAt',
    title: t('field.updatedAt'),
    sort: 'updatedAt',
    render: (row) => formatMoment(row.updatedAt),
  }
  const stateFilter: ShownFilter = {
    name: 'state',
    label: t('field.state'),
    options: shownStates.map((value) => ({ value, label: t(`state.${value}`) })),
  }
  const bulk = shownStates.map(
    (to): BulkAction<Row> => ({
      key: to,
      label: t(`bulk.${to}`),
      allows: (row) => row.state !== to,
      run: async ({ id, updatedAt: read }) => {
        await api.put(`/api/${resource}/${id}`, { data: { state: to, updatedAt: read } })
      },
    }),
  )
  return { t, locale, state, order, updatedAt, stateFilter, bulk }
}

interface ContentToolsProps {
  add: { to: LinkProps['to']; label: string }
  arrange: LinkProps['to']
}

/** Beside the title of a list: a new record, and its order. */
export function ContentTools({ add, arrange }: ContentToolsProps): ReactNode {
  const { t } = useEditorTexts()
  return (
    <div className="crm-actions">
      <Link to={arrange} className="crm-button">
        {t('arrange')}
      </Link>
      <Link to={add.to} className="crm-button crm-button-primary">
        {add.label}
      </Link>
    </div>
  )
}
