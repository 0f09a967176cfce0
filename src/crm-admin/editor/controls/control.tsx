import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { NamedRecord, Picture } from '../editor-field.ts'
import { PictureControl } from '../pictures/picture-control.tsx'
import { PicturesControl } from '../pictures/pictures-control.tsx'
import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps } from './control-props.ts'
import { RecordsControl } from './records-control.tsx'
import { TextControl } from './text-control.tsx'

/** Lexical comes only with an editor that has rich text. */
const RichTextControl = lazy(() =>
  import('../rich-text/rich-text-control.tsx').then((module) => ({
    default: module.RichTextControl,
  })),
)

/** The control of a field's kind; each kind has values of its own type (field-kinds.ts). */
export function Control({ field, value, onChange, ...rest }: ControlProps) {
  const text = { ...rest, field, value: String(value), onChange }
  switch (field.kind) {
    case 'rich':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 9 }} title={false} />}>
          <RichTextControl {...text} />
        </Suspense>
      )
    case 'choice':
      return <ChoiceControl {...text} field={field} />
    case 'picture':
      return (
        <PictureControl
          {...rest}
          field={field}
          value={value as readonly Picture[]}
          onChange={onChange}
        />
      )
    case 'pictures':
      return (
        <PicturesControl
          {...rest}
          field={field}
          value={value as readonly Picture[]}
          onChange={onChange}
        />
      )
    case 'records':
      return (
        <RecordsControl
          {...rest}
          field={field}
          value={value as readonly NamedRecord[]}
          onChange={onChange}
        />
      )
    default:
      return <TextControl {...text} />
  }
}
