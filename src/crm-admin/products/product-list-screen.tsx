import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { ContentTools, NameLink, StateTag, useContentColumns } from '../editor/content-columns.tsx'
import { namesOptions } from '../editor/records.api.ts'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { type ListedProduct, productList } from './product-list.ts'

const open = ({ id }: ListedProduct) =>
  ({ to: '/products/$productId', params: { productId: String(id) } }) as const

/** /crm-admin/products */
export function ProductListScreen() {
  const { t, locale, state, order, updatedAt, stateFilter, bulk } =
    useContentColumns<ListedProduct>('products')
  const categories = useQuery(namesOptions('categories', ''))
  const view: ListView<ListedProduct> = {
    spec: productList,
    title: t('products.title'),
    searchHint: t('products.searchHint'),
    columns: [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        width: 320,
        wrap: true,
        render: (product) => <NameLink record={product} to={open(product)} />,
      },
      {
        key: 'price',
        title: t('field.price'),
        sort: 'price',
        align: 'right',
        render: ({ price }) => formatPrice(price, locale),
      },
      {
        key: 'categories',
        title: t('field.categories'),
        width: 200,
        wrap: true,
        render: (product) => product.categories.map(({ name }) => name).join(', '),
      },
      state,
      order,
      {
        key: 'sold',
        title: t('field.sold'),
        sort: 'sold',
        align: 'right',
        render: ({ sold }) => sold,
      },
      { key: 'slug', title: t('field.slug'), optional: true, render: ({ slug }) => slug },
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
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    open,
    card: (product) => (
      <>
        <div className="crm-card-row">
          <NameLink record={product} to={open(product)} />
          <StateTag state={product.state} />
        </div>
        <div className="crm-card-row">
          <strong>{formatPrice(product.price, locale)}</strong>
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
      />
    ),
    exported: true,
  }
  return <ListScreen view={view} />
}
