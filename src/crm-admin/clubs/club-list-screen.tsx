import { ContentTools, NameLink, StateTag, useContentColumns } from '../editor/content-columns.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { formatMoment } from '../orders/order-formats.ts'
import { clubList, clubTypes, type ListedClub } from './club-list.ts'

const open = ({ id }: ListedClub) =>
  ({ to: '/clubs/$clubId', params: { clubId: String(id) } }) as const

/** /crm-admin/clubs */
export function ClubListScreen() {
  const { t, state, order, updatedAt, stateFilter, bulk } = useContentColumns<ListedClub>('clubs')
  const published = ({ published_at }: ListedClub): string =>
    published_at === null ? '' : formatMoment(published_at)
  const view: ListView<ListedClub> = {
    spec: clubList,
    title: t('clubs.title'),
    searchHint: t('clubs.searchHint'),
    columns: [
      {
        key: 'name',
        title: t('field.headline'),
        sort: 'name',
        width: 360,
        wrap: true,
        render: (club) => <NameLink record={club} to={open(club)} />,
      },
      { key: 'type', title: t('field.topic'), render: ({ type }) => t(`topic.${type}`) },
      {
        key: 'published_at',
        title: t('field.published_at'),
        sort: 'published_at',
        render: published,
      },
      state,
      order,
      { key: 'slug', title: t('field.slug'), optional: true, render: ({ slug }) => slug },
      updatedAt,
    ],
    filters: [
      stateFilter,
      {
        name: 'type',
        label: t('field.topic'),
        options: clubTypes.map((value) => ({ value, label: t(`topic.${value}`) })),
      },
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    open,
    card: (club) => (
      <>
        <div className="crm-card-row">
          <NameLink record={club} to={open(club)} />
          <StateTag state={club.state} />
        </div>
        <div className="crm-card-row">
          <span>{t(`topic.${club.type}`)}</span>
          <span>{published(club)}</span>
        </div>
      </>
    ),
    bulk,
    empty: t('clubs.empty'),
    tools: (
      <ContentTools add={{ to: '/clubs/new', label: t('clubs.new') }} arrange="/clubs/arrange" />
    ),
    exported: true,
  }
  return <ListScreen view={view} />
}
