import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { listOptions } from '../../kit/list/list-page.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListColumn, type ListView } from '../../kit/list/list-view.ts'
import { useMay } from '../../shell/use-may.ts'
import { slugColumn, useContentList } from './content-columns.tsx'
import { type ListedProduct, productList } from './content-lists.ts'
import { useEditorTexts } from './editor-texts.ts'
import { likesOptions, mostLikes } from './product-likes.ts'
import { namesOptions } from './records.api.ts'

const categoryNames = ({ categories }: ListedProduct): string =>
  categories.map(({ name }) => name).join(', ')

export function ProductListScreen() {
  const list = useContentList({ of: 'products', spec: productList, tools: <PricesLink /> })
  const { t, name, state, order, updatedAt } = list
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
    ...list.view,
    columns: [
      { ...name, width: 14.5 },
      {
        key: 'price',
        title: t('field.price'),
        sort: 'price',
        align: 'right',
        width: columnWidths.amount,
        render: ({ price }) => formatPrice(price),
      },
      { key: 'categories', title: t('field.categories'), width: 9.6, render: categoryNames },
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
      slugColumn(t('field.slug')),
      updatedAt,
    ],
    filters: [
      list.stateFilter,
      {
        name: 'category',
        label: t('field.categories'),
        options: (categories.data ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        })),
      },
    ],
    card: (product) => (
      <>
        {list.head(product)}
        <div className="crm-row crm-ends">
          <strong>{formatPrice(product.price)}</strong>
          <span>{categoryNames(product)}</span>
        </div>
      </>
    ),
  }
  return <ListScreen view={view} />
}

function PricesLink() {
  const { t } = useEditorTexts()
  return (
    <Link to="/products/prices" className="crm-button">
      {t('products.prices')}
    </Link>
  )
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
