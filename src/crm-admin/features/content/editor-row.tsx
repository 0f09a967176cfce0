import { lazy, type ReactNode, Suspense } from 'react'
import { Loading } from '../../kit/feedback/load-failure.tsx'
import { Control, type ControlProps } from '../../kit/forms/control.tsx'
import { Field } from '../../kit/forms/field.tsx'
import {
  attributesOf,
  type FormField,
  type NamedRecord,
  type Picture,
} from '../../kit/forms/form-field.ts'
import type { Problem } from '../../kit/forms/problems.ts'
import type { Form } from '../../kit/forms/use-form.ts'
import type { EditorField } from './editor-spec.ts'
import { type EditorTextKey, isEditorText, useEditorTexts } from './editor-texts.ts'
import { PictureControl, PicturesControl } from './pictures/pictures-control.tsx'
import { RecordsControl } from './records-control.tsx'

export const controlId = (attribute: string): string => `crm-field-${attribute}`

export function problemText({ name }: Problem): EditorTextKey {
  if (name === 'upload') return 'picture.failed'
  const key = `error.${name}`
  return isEditorText(key) ? key : 'error.invalid'
}

export function shownField(field: EditorField, t: (key: EditorTextKey) => string): FormField {
  return {
    ...field,
    label: t(field.label),
    hint: field.hint && t(field.hint),
    ...('options' in field && {
      options: field.options.map(({ value, label }) => ({ value, label: t(label) })),
    }),
  } as FormField
}

const wholeWidth: ReadonlySet<FormField['kind']> = new Set(['pictures', 'records'])

export function EditorRow({ field, form }: { field: EditorField; form: Form }) {
  const { t } = useEditorTexts()
  const attributes = attributesOf(field)
  const inBoth = attributes.length > 1
  const isWide = inBoth || wholeWidth.has(field.kind)
  const shown = shownField(field, t)
  return (
    <div className={isWide ? 'crm-editor-row crm-editor-wide' : 'crm-editor-row'}>
      {attributes.map((attribute) => {
        const isEnglish = attribute !== field.name
        return (
          <Field
            key={`${attribute} ${form.state.round}`}
            id={controlId(attribute)}
            form={form}
            attribute={attribute}
            field={shown}
            language={isEnglish ? 'en' : 'vi'}
            badge={
              <>
                {' '}
                {inBoth && (
                  <span className="crm-language">{t(isEnglish ? 'english' : 'vietnamese')}</span>
                )}
                {field.required && !isEnglish && (
                  <>
                    <span aria-hidden="true"> *</span>
                    <span className="crm-hidden"> ({t('required')})</span>
                  </>
                )}
              </>
            }
            say={(problem) => t(problemText(problem))}
            control={editorControl}
            quiet
          />
        )
      })}
    </div>
  )
}

/** Loads Lexical with the first editor that has rich text. */
const RichTextControl = lazy(() =>
  import('./rich-text/rich-text-control.tsx').then((module) => ({
    default: module.RichTextControl,
  })),
)

function editorControl({ field, value, current, onChange, ...rest }: ControlProps): ReactNode {
  const pictures = {
    ...rest,
    value: value as readonly Picture[],
    onChange,
    current: () => current() as readonly Picture[],
  }
  const text = { ...rest, field, value: String(value), current: () => String(current()), onChange }
  switch (field.kind) {
    case 'rich':
      return (
        <Suspense fallback={<Loading lines={9} />}>
          <RichTextControl {...text} />
        </Suspense>
      )
    case 'picture':
      return <PictureControl {...pictures} field={field} />
    case 'pictures':
      return <PicturesControl {...pictures} field={field} />
    case 'records':
      return (
        <RecordsControl
          {...rest}
          field={field}
          value={value as readonly NamedRecord[]}
          current={() => current() as readonly NamedRecord[]}
          onChange={onChange}
        />
      )
    default:
      return <Control {...text} />
  }
}
