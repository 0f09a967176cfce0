import { Button } from 'antd'
import { useShortcuts } from '../keys/shortcuts.ts'
import { Panel } from '../shell/page-frame.tsx'
import type { EditorSpec } from './editor-field.ts'
import { EditorLinks } from './editor-links.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EditorRow } from './editor-row.tsx'
import { isChanged, valueIn } from './editor-store.ts'
import { useEditorTexts } from './editor-texts.ts'
import { ProblemSummary } from './problem-summary.tsx'
import type { EditedRecord } from './records.api.ts'
import { useEditor } from './use-editor.ts'

interface EditorFormProps {
  spec: EditorSpec
  record: EditedRecord | null
  onSaved: (saved: EditedRecord) => void
}

/** The fields of a record in their groups, what must be said about them, and the save. */
export function EditorForm({ spec, record, onSaved }: EditorFormProps) {
  const { t } = useEditorTexts()
  const editor = useEditor({ spec, record, onSaved })
  const { store, state, save, saving, refusals } = editor
  useShortcuts([{ key: 'mod+s', label: t('save'), run: () => save() }])
  const isHidden = valueIn(state, 'state') !== 'active'
  const changed = isChanged(state)
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
      <EditorNotices state={state} store={store} />
      <ProblemSummary spec={spec} problems={state.problems} refusals={refusals} />
      {spec.groups.map(({ label, fields }) => (
        <Panel key={label} title={t(label)}>
          <div className="crm-editor-fields">
            {fields.map((field) => (
              <EditorRow key={field.name} field={field} state={state} store={store} />
            ))}
          </div>
        </Panel>
      ))}
      <div className="crm-save">
        <p role="status">{saving ? t('saving') : changed ? t('unsaved') : ''}</p>
        {changed && (
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
          disabled={record !== null && !changed}
        >
          {t(isHidden ? 'saveDraft' : 'save')}
        </Button>
      </div>
    </form>
  )
}
