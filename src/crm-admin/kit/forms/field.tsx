import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import en from '../../../i18n/locales/en/crm-record.json'
import vi from '../../../i18n/locales/vi/crm-record.json'
import { Styles } from '../styles/styles.tsx'
import { textsOf } from '../texts/texts.ts'
import { Control, type ControlProps } from './control.tsx'
import type { FieldValue, FormField } from './form-field.ts'
import { valueIn } from './form-store.ts'
import mergeCss from './merge.css?inline'
import type { Problem, ProblemName } from './problems.ts'
import type { Form } from './use-form.ts'

type FormText = keyof typeof vi

export const useFormTexts = textsOf<FormText>({ vi, en })

/** Messages of common problems; a form with others passes `say`. */
const sentences: Partial<Record<ProblemName, FormText>> = {
  required: 'problem.required',
  tooLong: 'problem.tooLong',
  tooShort: 'problem.tooShort',
  tooLarge: 'problem.tooLarge',
  tooSmall: 'problem.tooSmall',
  phone: 'problem.phone',
  email: 'problem.email',
  date: 'problem.date',
  days: 'problem.days',
  hours: 'problem.hours',
  taken: 'problem.taken',
  ownEmail: 'problem.ownEmail',
}

interface FieldProps {
  form: Form
  field: FormField
  /** Default: the field's own; otherwise the attribute of its English text. */
  attribute?: string
  language?: 'vi' | 'en'
  id?: string
  className?: string
  /** After the label: the language, or "required". */
  badge?: ReactNode
  say?: (problem: Problem) => string
  control?: (props: ControlProps) => ReactNode
  /** Does not announce the problem, because a list of all problems is announced. */
  quiet?: boolean
}

export function Field(props: FieldProps) {
  const { form, field, attribute = field.name, language, className = '', badge, quiet } = props
  const { t } = useFormTexts()
  const ownId = useId()
  const id = props.id ?? ownId
  const problem = form.problems[attribute]
  const say = (found: Problem): string => {
    const sentence = props.say?.(found) ?? t(sentences[found.name] ?? 'problem.malformed')
    return found.line === undefined
      ? sentence
      : t('problem.line', { line: found.line, problem: sentence })
  }
  const described = [field.hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean)
  const control: ControlProps = {
    field,
    id,
    language,
    value: form.valueOf(attribute),
    invalid: problem !== undefined,
    describedBy: described.join(' '),
    onChange: (value) => form.change(attribute, value),
    current: () => valueIn(form.store.$state.get(), attribute),
    onUpload: (upload) => form.store.hold(attribute, upload),
    disabled: form.saving,
  }
  return (
    <div className={`crm-labelled ${className}`.trim()}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
        {badge ?? (field.required && <span aria-hidden="true"> *</span>)}
      </label>
      {props.control?.(control) ?? (
        <Control
          {...control}
          value={String(control.value)}
          current={() => form.textOf(attribute)}
        />
      )}
      {field.hint !== undefined && (
        <p id={`${id}-hint`} className="crm-hint">
          {field.hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-error`} className="crm-problem" role={quiet ? undefined : 'alert'}>
          {say(problem)}
        </p>
      )}
      <Theirs form={form} field={field} attribute={attribute} id={id} />
    </div>
  )
}

interface TheirsProps {
  form: Form
  field: FormField
  attribute: string
  id: string
}

function Theirs({ form, field, attribute, id }: TheirsProps) {
  const { t } = useFormTexts()
  const theirs = form.state.disputed[attribute]
  if (theirs === undefined) return null
  const mine = form.valueOf(attribute)
  const settle = (value: FieldValue): void => {
    form.store.settle(attribute, value)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const isLong = field.kind === 'paragraph' || field.kind === 'rich'
  const who = form.changedBy ?? t('stale.someone')
  return (
    <div className="crm-theirs">
      <Styles name="merge" css={mergeCss} />
      <p>{t('stale.theirs', { who })}</p>
      <blockquote>{plainText(theirs, field) || t('stale.empty')}</blockquote>
      <Button size="small" onClick={() => settle(theirs)}>
        {t('stale.take')}
      </Button>
      <Button size="small" onClick={() => settle(mine)}>
        {t('stale.keep')}
      </Button>
      {isLong && theirs !== '' && (
        <Button
          size="small"
          onClick={() => settle(`${theirs}${field.kind === 'rich' ? '' : '\n'}${mine}`)}
        >
          {t('stale.both')}
        </Button>
      )}
    </div>
  )
}

function plainText(value: FieldValue, field: FormField): string {
  if (typeof value !== 'string') return value.map(({ name }) => name).join(', ')
  if (field.kind === 'choice')
    return field.options.find((one) => one.value === value)?.label ?? value
  if (field.kind !== 'rich') return value
  return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? ''
}
