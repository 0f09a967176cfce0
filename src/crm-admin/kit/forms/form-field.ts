import type { AspectRatio } from '../values/thumbnail.tsx'

export interface Picture {
  id: number
  url: string
  name: string
}

export interface NamedRecord {
  id: number
  name: string
}

/** Value of a control; numbers and times as texts. */
export type FieldValue = string | readonly Picture[] | readonly NamedRecord[]
/** By the attribute's name on the wire: `name`, `name_en`. */
export type Values = Readonly<Record<string, FieldValue>>

export type NamedResource = 'categories' | 'subcategories' | 'products' | 'tips'

/** `Text` is a displayed text, or its key when a table of fields is translated on render. */
interface Described<Text> {
  name: string
  label: Text
  hint?: Text
  required?: boolean
  /** Present only while the record is new; `/api` does not return it afterwards. */
  onlyNew?: true
}

interface TextField<Text> extends Described<Text> {
  kind: 'line' | 'paragraph' | 'rich' | 'password' | 'newPassword' | 'code'
  both?: true
  longest?: number
  placeholder?: string
  /** Fixed height of a paragraph in rows; by default it grows with its text. */
  rows?: number
  inputMode?: 'tel' | 'email' | 'numeric'
  /** `data-mark` of the control, for shortcuts that focus it. */
  mark?: string
}

interface NumberField<Text> extends Described<Text> {
  kind: 'whole' | 'decimal' | 'pieces' | 'money'
  least?: number
  most?: number
  initial?: string
  placeholder?: string
}

export interface ChoiceField<Text> extends Described<Text> {
  kind: 'choice'
  options: readonly { value: string; label: Text }[]
  initial?: string
  placeholder?: string
}

export interface RecordsField<Text> extends Described<Text> {
  kind: 'records'
  of: NamedResource
}

interface PlainField<Text> extends Described<Text> {
  kind: 'slug' | 'phone' | 'moment' | 'link'
}

export interface PictureField<Text> extends Described<Text> {
  kind: 'picture' | 'pictures'
  /** Aspect ratio to which the shop crops it; undefined for the whole picture. */
  ratio?: AspectRatio
}

export type FormField<Text extends string = string> =
  | TextField<Text>
  | NumberField<Text>
  | ChoiceField<Text>
  | RecordsField<Text>
  | PlainField<Text>
  | PictureField<Text>

export type FormFields = ReadonlyMap<string, FormField>

export function byAttribute(fields: readonly FormField[]): FormFields {
  return new Map(
    fields.flatMap((field) => attributesOf(field).map((name) => [name, field] as const)),
  )
}

export function attributesOf(field: FormField): string[] {
  return 'both' in field && field.both ? [field.name, `${field.name}_en`] : [field.name]
}

type Unnamed<Field> = Field extends FormField
  ? Omit<Field, 'name' | 'label'> & { label?: string }
  : never

/** Fields by name. A label is the text of the field's name, unless the field has its own. */
export function fieldsOf<Name extends string>(
  t: (name: NoInfer<Name>) => string,
  table: Readonly<Record<Name, Unnamed<FormField>>>,
): (FormField & { name: Name })[] {
  const names = Object.keys(table) as Name[]
  return names.map(
    (name) => ({ name, label: t(name), ...table[name] }) as FormField & { name: Name },
  )
}
