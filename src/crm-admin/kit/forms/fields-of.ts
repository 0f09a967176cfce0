import type { FormField } from './form-field.ts'

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
