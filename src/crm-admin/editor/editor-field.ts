import type { EditorTextKey } from './editor-texts.ts'

/** A picture of the library, as an editor shows it. */
export interface Picture {
  id: number
  /** A small one of its sizes. */
  url: string
  name: string
}

export interface NamedRecord {
  id: number
  name: string
}

/** What stands in a control; numbers and moments as they are typed. */
export type EditorValue = string | readonly Picture[] | readonly NamedRecord[]
/** By the attribute's name on the wire: `name`, `name_en`. */
export type Values = Readonly<Record<string, EditorValue>>

/** Records that others point to by name. */
export type NamedResource = 'categories' | 'subcategories' | 'products' | 'tips'

interface Described {
  /** The attribute on the wire (SPEC §3). */
  name: string
  label: EditorTextKey
  hint?: EditorTextKey
  required?: true
  /** Said once, when a record is made, and not told by `/api` afterwards. */
  onlyNew?: true
}

interface TextField extends Described {
  kind: 'line' | 'paragraph' | 'rich'
  /** In both languages, side by side. */
  both?: true
  longest?: number
}

interface NumberField extends Described {
  kind: 'whole' | 'decimal'
  least?: number
  most?: number
  /** Of a new record. */
  initial?: string
}

export interface ChoiceField extends Described {
  kind: 'choice'
  options: readonly { value: string; label: EditorTextKey }[]
  initial: string
}

export interface RecordsField extends Described {
  kind: 'records'
  of: NamedResource
}

export interface PlainField extends Described {
  kind: 'slug' | 'moment' | 'link' | 'picture' | 'pictures'
}

/** One line of an editor's table: what is typed, checked, kept and sent derives from it. */
export type EditorField = TextField | NumberField | ChoiceField | RecordsField | PlainField

interface EditorGroup {
  label: EditorTextKey
  fields: readonly EditorField[]
}

/** An editor is a description: its fields in groups, in the order of the page. */
export interface EditorSpec {
  resource: 'products' | 'clubs' | 'places'
  groups: readonly EditorGroup[]
  /** Where the shop shows the record. */
  shopPath(values: Values): string
}

export const fieldsOf = ({ groups }: Pick<EditorSpec, 'groups'>): EditorField[] =>
  groups.flatMap(({ fields }) => fields)

/** The same editor for a record that is stored. */
export const forStored = (spec: EditorSpec): EditorSpec => ({
  ...spec,
  groups: spec.groups.map(({ label, fields }) => ({
    label,
    fields: fields.filter(({ onlyNew = false }) => !onlyNew),
  })),
})

/** The names on the wire that a field stands for. */
export function attributesOf(field: EditorField): string[] {
  return 'both' in field && field.both ? [field.name, `${field.name}_en`] : [field.name]
}
