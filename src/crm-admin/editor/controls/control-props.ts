import type { EditorField, EditorValue } from '../editor-field.ts'

/** What every control of an editor is given. */
export interface ControlProps<Field = EditorField, Value = EditorValue> {
  field: Field
  id: string
  /** Of what is typed. */
  language: 'vi' | 'en'
  value: Value
  invalid: boolean
  /** Ids of its hint and its error; empty for none. */
  describedBy: string
  onChange: (value: Value) => void
}
