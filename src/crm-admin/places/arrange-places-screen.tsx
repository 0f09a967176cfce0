import { ArrangeScreen } from '../arrange/arrange-screen.tsx'
import { useEditorTexts } from '../editor/editor-texts.ts'

/** /crm-admin/places/arrange */
export function ArrangePlacesScreen() {
  const { t } = useEditorTexts()
  return (
    <ArrangeScreen of="places" section={{ to: '/places', label: t('places.title') }} part={null} />
  )
}
