import type { EditorField } from './editor-field.ts'

/** Fields that products, articles and branches have alike. */
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

/** A new record is a draft: nobody sees it before somebody shows it (SPEC §4). */
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
