import { ArrangeScreen } from '../arrange/arrange-screen.tsx'
import { useEditorTexts } from '../editor/editor-texts.ts'
import { clubTypes } from './club-list.ts'

/** /crm-admin/clubs/arrange */
export function ArrangeClubsScreen() {
  const { t } = useEditorTexts()
  const options = clubTypes.map((value) => ({
    value,
    label: t(`topic.${value}`),
    where: { type: { $eq: value } },
  }))
  return (
    <ArrangeScreen
      of="clubs"
      section={{ to: '/clubs', label: t('clubs.title') }}
      part={{ label: t('field.topic'), options }}
    />
  )
}
