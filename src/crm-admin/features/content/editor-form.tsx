import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Tabs } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { href } from '../../../i18n/href.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { outside } from '../../kit/address/leave.ts'
import { attributesOf, byAttribute, type Values } from '../../kit/forms/form-field.ts'
import { FormNotices } from '../../kit/forms/form-notices.tsx'
import { type Form, useForm } from '../../kit/forms/use-form.ts'
import { useShortcuts } from '../../kit/keyboard/shortcuts.ts'
import { DeleteRecord } from './delete-record.tsx'
import { controlId, EditorRow, problemText, shownField } from './editor-row.tsx'
import { type EditorSpec, fieldsOf, newVersion } from './editor-spec.ts'
import { useEditorTexts } from './editor-texts.ts'
import { usePriceConfirmation } from './prices/use-price-confirmation.tsx'
import { ProductFigures } from './product-figures.tsx'
import { type EditedRecord, recordOptions, saveRecord } from './records.api.ts'

interface EditorFormProps {
  spec: EditorSpec
  record: EditedRecord | null
  onSaved: (saved: EditedRecord) => void
}

function useEditor(
  { spec, record, onSaved }: EditorFormProps,
  { confirming }: ReturnType<typeof usePriceConfirmation>,
): Form {
  const { t } = useEditorTexts()
  const queries = useQueryClient()
  const [initial] = useState(() => newVersion(spec))
  const id = record?.id ?? null
  const draftOf = (name: number | 'new') =>
    ({ key: `${staffKeys.staffEditor}:${spec.resource}:${name}-draft`, about: 'shop' }) as const
  return useForm<EditedRecord>({
    draft: draftOf(id ?? 'new'),
    ...(id !== null && { audited: { kind: spec.resource, subject: String(id) } }),
    fields: byAttribute(fieldsOf(spec).map((field) => shownField(field, t))),
    version: record ?? initial,
    send: (form) => confirming(form.body(), (body) => saveRecord(spec, id, body)),
    versionOf: (saved) => saved,
    draftOf: (saved) => draftOf(saved.id),
    onSaved: (saved) => {
      queries.setQueryData(recordOptions(spec, saved.id).queryKey, saved)
      onSaved(saved)
    },
    resources: [spec.resource],
    done: t('saved'),
    failed: t('saveFailed'),
    conflictText: () => t('stale'),
    noticeKey: 'editor',
  })
}

export function EditorForm(props: EditorFormProps) {
  const { spec, record } = props
  const { t } = useEditorTexts()
  const price = usePriceConfirmation()
  const form = useEditor(props, price)
  const { store, saving } = form
  const save = (also: Values = {}): void => {
    // Rich text reports its last change on blur.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (saving) return
    for (const [attribute, value] of Object.entries(also)) form.change(attribute, value)
    form.submit()
  }
  useShortcuts([{ key: 'mod+s', label: t('save'), run: () => save() }])
  const [group, setGroup] = useState<string>(spec.groups[0]?.label ?? '')
  const find = (attribute: string): void => {
    const holder = spec.groups.find(({ fields }) =>
      fields.flatMap(attributesOf).includes(attribute),
    )
    flushSync(() => setGroup(holder?.label ?? group))
    document.getElementById(controlId(attribute))?.focus()
  }
  const isHidden = form.valueOf('state') !== 'active'
  return (
    <form
      className="crm-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {record !== null && <EditorLinks spec={spec} record={record} />}
      {record !== null && spec.resource === 'products' && <ProductFigures id={record.id} />}
      {price.dialog}
      <FormNotices form={form} />
      <ProblemSummary spec={spec} form={form} onFind={find} />
      <Tabs
        type="card"
        animated={false}
        activeKey={group}
        onChange={setGroup}
        items={spec.groups.map(({ label, fields }) => ({
          key: label,
          // Nothing typed is lost in a hidden part.
          forceRender: true,
          label: <TabLabel text={t(label)} fields={fields} form={form} />,
          children: (
            <div className="crm-box crm-editor-fields">
              {fields.map((field) => (
                <EditorRow key={field.name} field={field} form={form} />
              ))}
            </div>
          ),
        }))}
      />
      <div className="crm-save">
        <p role="status">
          {form.isWaiting
            ? t('waiting')
            : saving
              ? t('saving')
              : form.isChanged
                ? t('unsaved')
                : ''}
        </p>
        {form.isChanged && (
          <Button onClick={() => store.discard()} disabled={saving}>
            {t('discard')}
          </Button>
        )}
        {isHidden && (
          <Button onClick={() => save({ state: 'active' })} disabled={saving}>
            {t('saveAndShow')}
          </Button>
        )}
        <Button
          type="primary"
          htmlType="submit"
          loading={saving}
          disabled={record !== null && !form.isChanged}
        >
          {t(isHidden ? 'saveDraft' : 'save')}
        </Button>
      </div>
    </form>
  )
}

interface TabLabelProps {
  text: string
  fields: EditorSpec['groups'][number]['fields']
  form: Form
}

function TabLabel({ text, fields, form }: TabLabelProps) {
  const wrong = fields.flatMap(attributesOf).filter((name) => form.problems[name]).length
  if (wrong === 0) return text
  return (
    <>
      {text} <span className="crm-problem">({wrong})</span>
    </>
  )
}

function EditorLinks({ spec, record }: { spec: EditorSpec; record: EditedRecord }) {
  const { t, locale } = useEditorTexts()
  const { id, values } = record
  return (
    <div className="crm-row">
      {values.state === 'active' ? (
        <a href={href(locale, spec.shopPath(values))} target="_blank" rel="noopener">
          {t('seeInShop')}
        </a>
      ) : (
        <span>{t('notInShop')}</span>
      )}
      <a
        href={outside.payload(`/collections/${spec.resource}/${id}`)}
        target="_blank"
        rel="noopener"
      >
        {t('openInPayload')}
      </a>
      <DeleteRecord spec={spec} record={record} />
    </div>
  )
}

interface ProblemSummaryProps {
  spec: EditorSpec
  form: Form
  onFind: (attribute: string) => void
}

/** Every problem with a link to its field; gets the focus when a save is rejected. */
function ProblemSummary({ spec, form, onFind }: ProblemSummaryProps) {
  const { t } = useEditorTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.refusals > 0) box.current?.focus()
  }, [form.refusals])
  const wrong = fieldsOf(spec).flatMap((field) =>
    attributesOf(field).flatMap((attribute) => {
      const problem = form.problems[attribute]
      return problem ? [{ attribute, label: t(field.label), problem }] : []
    }),
  )
  if (wrong.length === 0) return null
  const list = (
    <ul>
      {wrong.map(({ attribute, label, problem }) => (
        <li key={attribute}>
          <Button type="link" size="small" onClick={() => onFind(attribute)}>
            {label}
          </Button>
          : {t(problemText(problem))}
        </li>
      ))}
    </ul>
  )
  return (
    <div ref={box} tabIndex={-1} className="crm-problems">
      <Alert type="error" showIcon title={t('problems')} description={list} />
    </div>
  )
}
