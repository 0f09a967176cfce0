import { formatMoment } from '@nas/domain/dates'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListView } from '../../kit/list/list-view.ts'
import { slugColumn, useContentList } from './content-columns.tsx'
import { clubList, clubTypes, type ListedClub } from './content-lists.ts'

const publishedAt = ({ published_at }: ListedClub): string =>
  published_at === null ? '' : formatMoment(published_at)

export function ClubListScreen() {
  const list = useContentList({ of: 'clubs', spec: clubList })
  const { t, name, state, order, updatedAt } = list
  const view: ListView<ListedClub> = {
    ...list.view,
    columns: [
      { ...name, title: t('field.headline'), width: 18 },
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
        render: publishedAt,
      },
      state,
      order,
      slugColumn(t('field.slug')),
      updatedAt,
    ],
    filters: [
      list.stateFilter,
      {
        name: 'type',
        label: t('field.topic'),
        options: clubTypes.map((value) => ({ value, label: t(`topic.${value}`) })),
      },
    ],
    card: (club) => (
      <>
        {list.head(club)}
        <div className="crm-row crm-ends">
          <span>{t(`topic.${club.type}`)}</span>
          <span>{publishedAt(club)}</span>
        </div>
      </>
    ),
  }
  return <ListScreen view={view} />
}
