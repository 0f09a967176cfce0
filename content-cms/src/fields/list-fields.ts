import { normaliseText } from '@nas/domain/text'
import type { CheckboxField, Field, FieldHook, TextareaField } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { noCaller } from '../access/rules'
import { type Label, label } from '../labels'

export const searchText = 'searchText'
const locales = ['vi', 'en'] as const
type Locale = (typeof locales)[number]

type Hook = Parameters<FieldHook>[0]

/** A localised text in the language of the save, or as stored in the other one. */
const textIn = (name: string, locale: Locale, { req, ...save }: Hook): unknown =>
  locale === (req.locale ?? 'vi')
    ? save.siblingData[name]
    : Object(save.siblingDocWithLocales?.[name])[locale]

const isWritten = (value: unknown): boolean =>
  typeof value === 'object'
    ? /"type":"(text|upload|block)"/.test(JSON.stringify(value))
    : String(value ?? '').trim() !== ''

type Named = Field & { name: string; localized?: boolean }

/** One-line texts of a save in both languages, folded. */
const searched =
  (fields: Named[]): FieldHook =>
  (save) => {
    const texts = fields.flatMap(({ name, localized }) =>
      localized ? locales.map((locale) => textIn(name, locale, save)) : [save.siblingData[name]],
    )
    // Payload adds the field `filename` itself.
    return normaliseText([save.siblingData.filename, ...texts].filter(isWritten).join(' '))
  }

/** Whether a Vietnamese text of a save has no English one, or `needed` lacks either language. */
const incomplete =
  (fields: Named[], needed: string): FieldHook =>
  (save) =>
    fields.some(({ name }) => {
      const [vi, en] = locales.map((locale) => isWritten(textIn(name, locale, save)))
      return name === needed ? !(vi && en) : vi && !en
    })

const setByHook = { create: noCaller, update: noCaller }

export const searchTextField = (fields: Named[]): TextareaField => ({
  name: searchText,
  type: 'textarea',
  label: label(
    'Tên, đường dẫn và mã, có dấu hay không',
    'Names, slug and codes, with or without accents',
  ),
  access: setByHook,
  hooks: { beforeChange: [searched(fields)] },
  admin: { hidden: true, readOnly: true, disableListColumn: true, disableListFilter: true },
})

const incompleteField = (fields: Named[], needed: string, text: Label): CheckboxField => ({
  name: 'incomplete',
  type: 'checkbox',
  label: text,
  access: setByHook,
  hooks: { beforeChange: [incomplete(fields, needed)] },
  admin: {
    hidden: true,
    readOnly: true,
    components: { Cell: '/languages/incomplete-cell#IncompleteCell' },
  },
})

/** Values for the admin's lists, which each save sets: what a search finds, and what is missing. */
export function withListFields(
  fields: Field[],
  needed: string,
  text = label('EN thiếu', 'English missing'),
): Field[] {
  const named = flattenTopLevelFields(fields) as Named[]
  const lines = named.filter(({ type }) => type === 'text')
  const localised = named.filter(({ localized }) => localized)
  if (lines.length === 0 || localised.length === 0) return fields
  return [...fields, searchTextField(lines), incompleteField(localised, needed, text)]
}
