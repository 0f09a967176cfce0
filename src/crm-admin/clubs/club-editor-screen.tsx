import { useNavigate, useParams } from '@tanstack/react-router'
import { EditorScreen } from '../editor/editor-screen.tsx'
import { useEditorTexts } from '../editor/editor-texts.ts'
import { clubEditor } from './club-editor.ts'

/** /crm-admin/clubs/new and /crm-admin/clubs/$clubId */
export function ClubEditorScreen() {
  const { t } = useEditorTexts()
  const { clubId } = useParams({ strict: false })
  const navigate = useNavigate()
  return (
    <EditorScreen
      spec={clubEditor}
      id={clubId === undefined ? null : Number(clubId)}
      section={{ to: '/clubs', label: t('clubs.title') }}
      newTitle={t('clubs.new')}
      onMade={(id) => {
        const params = { clubId: String(id) }
        void navigate({ to: '/clubs/$clubId', params, replace: true })
      }}
    />
  )
}
