import { href } from '../../i18n/href.ts'
import { outside } from '../routing/leave.ts'
import type { EditorSpec } from './editor-field.ts'
import { useEditorTexts } from './editor-texts.ts'
import type { EditedRecord } from './records.api.ts'

interface EditorLinksProps {
  spec: EditorSpec
  record: EditedRecord
}

/** The stored record in the shop and in Payload. */
export function EditorLinks({ spec, record: { id, values } }: EditorLinksProps) {
  const { t, locale } = useEditorTexts()
  return (
    <p className="crm-editor-links">
      {values.state === 'active' ? (
        <a href={href(locale, spec.shopPath(values))} target="_blank" rel="noopener">
          {t('seeInShop')}
        </a>
      ) : (
        <span>{t('notInShop')}</span>
      )}
      <a href={outside.payload(spec.resource, id)} target="_blank" rel="noopener">
        {t('openInPayload')}
      </a>
    </p>
  )
}
