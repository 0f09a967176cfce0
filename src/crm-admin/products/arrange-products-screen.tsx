import { useQuery } from '@tanstack/react-query'
import { ArrangeScreen } from '../arrange/arrange-screen.tsx'
import { useEditorTexts } from '../editor/editor-texts.ts'
import { namesOptions } from '../editor/records.api.ts'

/** /crm-admin/products/arrange */
export function ArrangeProductsScreen() {
  const { t } = useEditorTexts()
  const categories = useQuery(namesOptions('categories', ''))
  const options = (categories.data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
    where: { categories: { id: { $eq: id } } },
  }))
  return (
    <ArrangeScreen
      of="products"
      section={{ to: '/products', label: t('products.title') }}
      part={{ label: t('field.categories'), options }}
    />
  )
}
