import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListView } from '../../kit/list/list-view.ts'
import { Phone } from '../../kit/values/phone.tsx'
import { useContentList } from './content-columns.tsx'
import { type ListedPlace, placeKinds, placeList } from './content-lists.ts'

export function PlaceListScreen() {
  const list = useContentList({ of: 'places', spec: placeList })
  const { t, name, state, order, updatedAt } = list
  const view: ListView<ListedPlace> = {
    ...list.view,
    columns: [
      name,
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
      list.stateFilter,
      {
        name: 'kind',
        label: t('field.kind'),
        options: placeKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
    ],
    card: (place) => (
      <>
        {list.head(place)}
        <p>{place.address}</p>
        <div className="crm-row crm-ends">
          <span>{t(`kind.${place.kind}`)}</span>
          {place.phone && <Phone number={place.phone} />}
        </div>
      </>
    ),
  }
  return <ListScreen view={view} />
}
