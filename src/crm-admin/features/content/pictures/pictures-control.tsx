import { Button } from 'antd'
import type { ControlProps } from '../../../kit/forms/control.tsx'
import type { Picture, PictureField } from '../../../kit/forms/form-field.ts'
import { Thumbnail } from '../../../kit/values/thumbnail.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { ChooseFiles } from './choose-files.tsx'
import { UploadList } from './upload-list.tsx'
import { anyPicture, singlePicture, useUploads } from './use-uploads.ts'

function moved(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const others = pictures.filter((_, index) => index !== from)
  const picture = pictures[from]
  return picture ? [...others.slice(0, to), picture, ...others.slice(to)] : [...pictures]
}

/** The multi-file uploader (SPEC §9): several pictures at once, in a given order. */
export function PicturesControl(props: ControlProps<PictureField<string>, readonly Picture[]>) {
  const { field, id, value, describedBy, onChange, current, onUpload, disabled } = props
  const { t } = useEditorTexts()
  const { uploads, start } = useUploads({
    rules: anyPicture,
    onStored: (stored) => onChange([...current(), ...stored]),
    onUpload,
  })
  return (
    <ChooseFiles
      id={id}
      label={t('picture.add')}
      describedBy={`${describedBy} ${id}-uploads`.trim()}
      many
      disabled={disabled}
      onFiles={start}
    >
      <ol className="crm-plain crm-pictures">
        {value.map((picture, index) => {
          const place = t('picture.nth', { place: index + 1 })
          return (
            <li key={`${picture.id}-${value.indexOf(picture)}`}>
              <Thumbnail src={picture.url} alt={picture.name} ratio={field.ratio} />
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

/** The single-image uploader (SPEC §5): JPEG or PNG under 2 MB. */
export function PictureControl(props: ControlProps<PictureField<string>, readonly Picture[]>) {
  const { field, id, value, describedBy, onChange, onUpload, disabled } = props
  const { t } = useEditorTexts()
  const { uploads, start } = useUploads({
    rules: singlePicture,
    onStored: (stored) => onChange(stored.slice(-1)),
    onUpload,
    waitMs: 0,
  })
  const [picture] = value
  return (
    <ChooseFiles
      id={id}
      label={t(picture === undefined ? 'picture.choose' : 'picture.change')}
      describedBy={`${describedBy} ${id}-uploads`.trim()}
      disabled={disabled}
      onFiles={start}
    >
      <Thumbnail
        src={picture?.url ?? null}
        alt={picture?.name ?? ''}
        ratio={field.ratio}
        none={t('picture.none')}
      />
      <UploadList id={`${id}-uploads`} uploads={uploads} />
      {picture !== undefined && (
        <Button
          type="text"
          aria-label={t('picture.removeNamed', { name: field.label })}
          onClick={() => onChange([])}
        >
          {t('picture.remove')}
        </Button>
      )}
    </ChooseFiles>
  )
}
