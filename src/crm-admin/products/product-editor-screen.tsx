import { useNavigate, useParams } from '@tanstack/react-router'
import { EditorScreen } from '../editor/editor-screen.tsx'
import { useEditorTexts } from '../editor/editor-texts.ts'
import { productEditor } from './product-editor.ts'

/** /crm-admin/products/new and /crm-admin/products/$productId */
export function ProductEditorScreen() {
  const { t } = useEditorTexts()
  const { productId } = useParams({ strict: false })
  const navigate = useNavigate()
  return (
    <EditorScreen
      spec={productEditor}
      id={productId === undefined ? null : Number(productId)}
      section={{ to: '/products', label: t('products.title') }}
      newTitle={t('products.new')}
      onMade={(id) => {
        const params = { productId: String(id) }
        void navigate({ to: '/products/$productId', params, replace: true })
      }}
    />
  )
}
