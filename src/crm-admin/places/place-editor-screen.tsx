import { useNavigate, useParams } from '@tanstack/react-router'
import { EditorScreen } from '../editor/editor-screen.tsx'
import { useEditorTexts } from '../editor/editor-texts.ts'
import { placeEditor } from './place-editor.ts'

/** /crm-admin/places/new and /crm-admin/places/$placeId */
export function PlaceEditorScreen() {
  const { t } = useEditorTexts()
  const { placeId } = useParams({ strict: false })
  const navigate = useNavigate()
  return (
    <EditorScreen
      spec={placeEditor}
      id={placeId === undefined ? null : Number(placeId)}
      section={{ to: '/places', label: t('places.title') }}
      newTitle={t('places.new')}
      onMade={(id) => {
        const params = { placeId: String(id) }
        void navigate({ to: '/places/$placeId', params, replace: true })
      }}
    />
  )
}
