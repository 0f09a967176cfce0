import { ContentTools, NameLink, StateTag, useContentColumns } from '../editor/content-columns.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { type ListedPlace, placeKinds, placeList } from './place-list.ts'

const open = ({ id }: ListedPlace) =>
  ({ to: '/places/$placeId', params: { placeId: String(id) } }) as const

/** /crm-admin/places */
export function PlaceListScreen() {
  const { t, state, order, updatedAt, stateFilter, bulk } = useContentColumns<ListedPlace>('places')
  const view: ListView<ListedPlace> = {
    spec: placeList,
    title: t('places.title'),
    searchHint: t('places.searchHint'),
    columns: [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        width: 260,
        wrap: true,
        render: (place) => <NameLink record={place} to={open(place)} />,
      },
      { key: 'kind', title: t('field.kind'), render: ({ kind }) => t(`kind.${kind}`) },
      {
        key: 'address',
        title: t('field.address'),
        width: 280,
        wrap: true,
        render: ({ address }) => address,
      },
      {
        key: 'province',
        title: t('field.province'),
        sort: 'province',
        render: ({ province }) => province,
      },
      { key: 'phone', title: t('field.phone'), render: ({ phone }) => phone },
      state,
      { ...order, optional: true },
      { ...updatedAt, optional: true },
    ],
    filters: [
      stateFilter,
      {
        name: 'kind',
        label: t('field.kind'),
        options: placeKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    open,
    card: (place) => (
      <>
        <div className="crm-card-row">
          <NameLink record={place} to={open(place)} />
          <StateTag state={place.state} />
        </div>
        <p>{place.address}</p>
        <div className="crm-card-row">
          <span>{t(`kind.${place.kind}`)}</span>
          <span className="crm-nowrap">{place.phone}</span>
        </div>
      </>
    ),
    bulk,
    empty: t('places.empty'),
    tools: (
      <ContentTools add={{ to: '/places/new', label: t('places.new') }} arrange="/places/arrange" />
    ),
    exported: true,
  }
  return <ListScreen view={view} />
}
