import { initialValue, kindOf } from '../../kit/forms/field-kinds.ts'
import {
  attributesOf,
  type FieldValue,
  type FormField,
  type Values,
} from '../../kit/forms/form-field.ts'
import type { Version } from '../../kit/forms/form-store.ts'
import type { EditorTextKey } from './editor-texts.ts'

export type EditorField = FormField<EditorTextKey>

export interface EditorSpec {
  resource: 'products' | 'clubs' | 'places'
  groups: readonly { label: EditorTextKey; fields: readonly EditorField[] }[]
  shopPath(values: Values): string
}

export const fieldsOf = ({ groups }: Pick<EditorSpec, 'groups'>): EditorField[] =>
  groups.flatMap(({ fields }) => fields)

export const forStored = (spec: EditorSpec): EditorSpec => ({
  ...spec,
  groups: spec.groups.map(({ label, fields }) => ({
    label,
    fields: fields.filter(({ onlyNew = false }) => !onlyNew),
  })),
})

export function newVersion(spec: EditorSpec): Version {
  const values = fieldsOf(spec).flatMap((field) =>
    attributesOf(field).map((attribute): [string, FieldValue] => [
      attribute,
      attribute === field.name ? initialValue(field) : kindOf(field).empty,
    ]),
  )
  return { values: Object.fromEntries(values), updatedAt: null }
}

export const nameField = {
  kind: 'line',
  name: 'name',
  label: 'field.name',
  both: true,
  required: true,
  longest: 300,
} as const satisfies EditorField

export const slugField = {
  kind: 'slug',
  name: 'slug',
  label: 'field.slug',
  hint: 'hint.slug',
  required: true,
} as const satisfies EditorField

/** A new record is a draft, hidden from the shop (SPEC §4). */
export const stateField = {
  kind: 'choice',
  name: 'state',
  label: 'field.state',
  options: [
    { value: 'active', label: 'state.active' },
    { value: 'inactive', label: 'state.inactive' },
  ],
  initial: 'inactive',
} as const satisfies EditorField

export const orderField = {
  kind: 'whole',
  name: 'order',
  label: 'field.order',
  hint: 'hint.order',
  required: true,
  initial: '0',
} as const satisfies EditorField
