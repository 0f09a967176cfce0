import { Button } from 'antd'
import type { ControlProps } from '../controls/control-props.ts'
import type { Picture, PlainField } from '../editor-field.ts'
import { useEditorTexts } from '../editor-texts.ts'
import { ChooseFiles } from './choose-files.tsx'
import { anyPicture } from './picture-rules.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

function moved(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const others = pictures.filter((_, index) => index !== from)
  const picture = pictures[from]
  return picture ? [...others.slice(0, to), picture, ...others.slice(to)] : [...pictures]
}

/** The multi-file uploader (SPEC §9): several pictures at once, in an order. */
export function PicturesControl(props: ControlProps<PlainField, readonly Picture[]>) {
  const { id, value, describedBy, onChange } = props
  const { t } = useEditorTexts()
  const { uploads, start } = useUploads(anyPicture, (stored) => onChange([...value, ...stored]))
  return (
    <ChooseFiles
      id={id}
      label={t('picture.add')}
      describedBy={`${describedBy} ${id}-uploads`.trim()}
      many
      onFiles={start}
    >
      <ol className="crm-plain crm-pictures">
        {value.map((picture, index) => {
          const place = t('picture.nth', { place: index + 1 })
          return (
            <li key={`${picture.id}-${value.indexOf(picture)}`}>
              <img className="crm-picture" src={picture.url} alt={picture.name} />
              <div>
                <Button
                  type="text"
                  aria-label={t('picture.earlier', { name: place })}
                  disabled={index === 0}
                  onClick={() => onChange(moved(value, index, index - 1))}
                >
                  ←
                </Button>
                <Button
                  type="text"
                  aria-label={t('picture.later', { name: place })}
                  disabled={index === value.length - 1}
                  onClick={() => onChange(moved(value, index, index + 1))}
                >
                  →
                </Button>
                <Button
                  type="text"
                  aria-label={t('picture.removeNamed', { name: place })}
                  onClick={() => onChange(value.filter((_, other) => other !== index))}
                >
                  ×
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
      <UploadList id={`${id}-uploads`} uploads={uploads} />
    </ChooseFiles>
  )
}
