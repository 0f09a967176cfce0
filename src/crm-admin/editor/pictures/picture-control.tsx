import { Button } from 'antd'
import type { ControlProps } from '../controls/control-props.ts'
import type { Picture, PlainField } from '../editor-field.ts'
import { useEditorTexts } from '../editor-texts.ts'
import { ChooseFiles } from './choose-files.tsx'
import { singlePicture } from './picture-rules.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** The single-image uploader (SPEC §5): JPEG or PNG under 2 MB. */
export function PictureControl(props: ControlProps<PlainField, readonly Picture[]>) {
  const { field, id, value, describedBy, onChange } = props
  const { t } = useEditorTexts()
  const { uploads, start } = useUploads(singlePicture, (stored) => onChange(stored.slice(-1)), 0)
  const [picture] = value
  return (
    <ChooseFiles
      id={id}
      label={t(picture === undefined ? 'picture.choose' : 'picture.change')}
      describedBy={`${describedBy} ${id}-uploads`.trim()}
      onFiles={start}
    >
      {picture === undefined ? (
        <div className="crm-no-picture">{t('picture.none')}</div>
      ) : (
        <img className="crm-picture" src={picture.url} alt={picture.name} />
      )}
      <UploadList id={`${id}-uploads`} uploads={uploads} />
      {picture !== undefined && (
        <Button
          type="text"
          aria-label={t('picture.removeNamed', { name: t(field.label) })}
          onClick={() => onChange([])}
        >
          {t('picture.remove')}
        </Button>
      )}
    </ChooseFiles>
  )
}
