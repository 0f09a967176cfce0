import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Control } from './controls/control.tsx'
import { attributesOf, type EditorField } from './editor-field.ts'
import { type EditorState, type EditorStore, valueIn } from './editor-store.ts'
import { useEditorTexts } from './editor-texts.ts'

export const controlId = (attribute: string): string => `crm-field-${attribute}`

interface EditorRowProps {
  field: EditorField
  state: EditorState
  store: EditorStore
}

const whole: ReadonlySet<EditorField['kind']> = new Set(['pictures', 'records'])

/** A field, in both languages side by side where it has them. */
export function EditorRow({ field, state, store }: EditorRowProps) {
  const attributes = attributesOf(field)
  const isWide = attributes.length > 1 || whole.has(field.kind)
  return (
    <div className={isWide ? 'crm-editor-row crm-editor-wide' : 'crm-editor-row'}>
      {attributes.map((attribute) => (
        <LabelledControl
          key={`${attribute} ${state.round}`}
          attribute={attribute}
          inBoth={attributes.length > 1}
          {...{ field, state, store }}
        />
      ))}
    </div>
  )
}

interface LabelledControlProps extends EditorRowProps {
  attribute: string
  inBoth: boolean
}

function LabelledControl({ field, attribute, inBoth, state, store }: LabelledControlProps) {
  const { t } = useEditorTexts()
  const id = controlId(attribute)
  const isEnglish = attribute !== field.name
  const problem = state.problems[attribute]
  const theirs = state.disputed[attribute]
  const notes: [name: string, note: ReactNode][] = []
  if (field.hint !== undefined) notes.push(['hint', t(field.hint)])
  if (problem !== undefined) notes.push(['error', t(`error.${problem}`)])
  return (
    <div className="crm-editor-field">
      <label id={`${id}-label`} htmlFor={id}>
        {t(field.label)}{' '}
        {inBoth && <span className="crm-language">{t(isEnglish ? 'english' : 'vietnamese')}</span>}
        {field.required && !isEnglish && (
          <>
            <span aria-hidden="true"> *</span>
            <span className="crm-hidden"> ({t('required')})</span>
          </>
        )}
      </label>
      <Control
        field={field}
        id={id}
        language={isEnglish ? 'en' : 'vi'}
        value={valueIn(state, attribute)}
        invalid={problem !== undefined}
        describedBy={notes.map(([name]) => `${id}-${name}`).join(' ')}
        onChange={(value) => store.set(attribute, value)}
      />
      {notes.map(([name, note]) => (
        <p key={name} id={`${id}-${name}`} className={`crm-field-${name}`}>
          {note}
        </p>
      ))}
      {theirs !== undefined && (
        <div className="crm-theirs">
          <p>{t('stale.theirs')}</p>
          <blockquote>{plainText(theirs) || t('stale.empty')}</blockquote>
          <Button size="small" onClick={() => store.takeTheirs(attribute)}>
            {t('stale.take')}
          </Button>
        </div>
      )}
    </div>
  )

  function plainText(value: typeof theirs): string {
    if (typeof value !== 'string') return (value ?? []).map(({ name }) => name).join(', ')
    if (field.kind !== 'rich') return value
    return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? ''
  }
}
