import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { listOptions } from '../../kit/list/list-page.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListColumn, type ListView } from '../../kit/list/list-view.ts'
import { useMay } from '../../shell/use-may.ts'
import { ContentTools, NameLink, StateTag, useContentColumns } from './content-columns.tsx'
import { type ListedProduct, likesOptions, mostLikes, productList } from './product-list.ts'
import { namesOptions } from './records.api.ts'

const open = ({ id }: ListedProduct) =>
  ({ to: '/products/$recordId', params: { recordId: String(id) } }) as const

/** /crm-admin/products */
export function ProductListScreen() {
  const { t, state, order, updatedAt, stateFilter, bulk } = useContentColumns<ListedProduct>()
  const categories = useQuery(namesOptions('categories', ''))
  const may = useMay()
  const likesOf = useLikes(may('people.read'))
  const likes: ListColumn<ListedProduct> = {
    key: 'likes',
    title: t('field.likes'),
    align: 'right',
    width: 6.3,
    render: ({ id }) => likesOf(id),
  }
  const view: ListView<ListedProduct> = {
    spec: productList,
    title: t('products.title'),
    searchHint: t('products.searchHint'),
    columns: [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        width: 14.5,
        grow: true,
        render: (product) => <NameLink record={product} to={open(product)} />,
      },
      {
        key: 'price',
        title: t('field.price'),
        sort: 'price',
        align: 'right',
        width: columnWidths.amount,
        render: ({ price }) => formatPrice(price),
      },
      {
        key: 'categories',
        title: t('field.categories'),
        width: 9.6,
        render: (product) => product.categories.map(({ name }) => name).join(', '),
      },
      state,
      order,
      {
        key: 'sold',
        title: t('field.sold'),
        sort: 'sold',
        align: 'right',
        width: 5.8,
        render: ({ sold }) => sold,
      },
      ...(may('people.read') ? [likes] : []),
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
        name: 'category',
        label: t('field.categories'),
        options: (categories.data ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        })),
      },
    ],
    nameOf: ({ name }) => name,
    open,
    card: (product) => (
      <>
        <div className="crm-row crm-ends">
          <NameLink record={product} to={open(product)} />
          <StateTag state={product.state} />
        </div>
        <div className="crm-row crm-ends">
          <strong>{formatPrice(product.price)}</strong>
          <span>{product.categories.map(({ name }) => name).join(', ')}</span>
        </div>
      </>
    ),
    bulk,
    empty: t('products.empty'),
    tools: (
      <ContentTools
        add={{ to: '/products/new', label: t('products.new') }}
        arrange="/products/arrange"
      >
        <Link to="/products/prices" className="crm-button">
          {t('products.prices')}
        </Link>
      </ContentTools>
    ),
  }
  return <ListScreen view={view} />
}

/** Numbers of likes of the page's products; likes are personal, so they require a permission. */
function useLikes(allowed: boolean): (id: number) => string {
  const search: SearchTexts = useSearch({ strict: false })
  const page = useQuery(listOptions(productList, search))
  const ids = allowed ? (page.data?.rows ?? []).map(({ id }) => id) : []
  const { data } = useQuery(likesOptions(ids))
  return (id) => {
    const count = data?.get(id)
    return count === mostLikes ? `${count}+` : String(count ?? '')
  }
}
