import { formatMoment } from '@nas/domain/dates'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListView } from '../../kit/list/list-view.ts'
import { clubList, clubTypes, type ListedClub } from './club-list.ts'
import { ContentTools, NameLink, StateTag, useContentColumns } from './content-columns.tsx'

const open = ({ id }: ListedClub) =>
  ({ to: '/clubs/$recordId', params: { recordId: String(id) } }) as const

/** /crm-admin/clubs */
export function ClubListScreen() {
  const { t, state, order, updatedAt, stateFilter, bulk } = useContentColumns<ListedClub>()
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
        width: 18,
        grow: true,
        render: (club) => <NameLink record={club} to={open(club)} />,
      },
      {
        key: 'type',
        title: t('field.topic'),
        width: 8.6,
        render: ({ type }) => t(`topic.${type}`),
      },
      {
        key: 'published_at',
        title: t('field.published_at'),
        sort: 'published_at',
        width: columnWidths.moment,
        render: published,
      },
      state,
      order,
      {
        key: 'slug',
        title: t('field.slug'),
        optional: true,
        width: 14,
        render: ({ slug }) => slug,
      },
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
    nameOf: ({ name }) => name,
    open,
    card: (club) => (
      <>
        <div className="crm-row crm-ends">
          <NameLink record={club} to={open(club)} />
          <StateTag state={club.state} />
        </div>
        <div className="crm-row crm-ends">
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
  }
  return <ListScreen view={view} />
}
