import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListView } from '../../kit/list/list-view.ts'
import { Phone } from '../../kit/values/phone.tsx'
import { ContentTools, NameLink, StateTag, useContentColumns } from './content-columns.tsx'
import { type ListedPlace, placeKinds, placeList } from './place-list.ts'

const open = ({ id }: ListedPlace) =>
  ({ to: '/places/$recordId', params: { recordId: String(id) } }) as const

/** /crm-admin/places */
export function PlaceListScreen() {
  const { t, state, order, updatedAt, stateFilter, bulk } = useContentColumns<ListedPlace>()
  const view: ListView<ListedPlace> = {
    spec: placeList,
    title: t('places.title'),
    searchHint: t('places.searchHint'),
    columns: [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        width: 13,
        grow: true,
        render: (place) => <NameLink record={place} to={open(place)} />,
      },
      { key: 'kind', title: t('field.kind'), width: 7, render: ({ kind }) => t(`kind.${kind}`) },
      {
        key: 'address',
        title: t('field.address'),
        width: 15,
        grow: true,
        render: ({ address }) => address,
      },
      {
        key: 'province',
        title: t('field.province'),
        sort: 'province',
        width: 11.2,
        render: ({ province }) => province,
      },
      {
        key: 'phone',
        title: t('field.phone'),
        width: columnWidths.phone,
        render: ({ phone }) => phone && <Phone number={phone} />,
      },
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
    nameOf: ({ name }) => name,
    open,
    card: (place) => (
      <>
        <div className="crm-row crm-ends">
          <NameLink record={place} to={open(place)} />
          <StateTag state={place.state} />
        </div>
        <p>{place.address}</p>
        <div className="crm-row crm-ends">
          <span>{t(`kind.${place.kind}`)}</span>
          {place.phone && <Phone number={place.phone} />}
        </div>
      </>
    ),
    bulk,
    empty: t('places.empty'),
    tools: (
      <ContentTools add={{ to: '/places/new', label: t('places.new') }} arrange="/places/arrange" />
    ),
  }
  return <ListScreen view={view} />
}
