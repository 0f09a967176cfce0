import type {
  DateField,
  GroupField,
  NumberField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { text as validateText } from 'payload/shared'
import { isWriter } from '../access/rules'
import { storeFilmPaths } from '../films/film-fields'
import { type Label, label, messageFor } from '../labels'
import { validateRichText } from './page-links'

export const plainText = (name: string, text: Label, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', label: text, ...more }) as TextField

export const localText = (name: string, text: Label): TextField =>
  plainText(name, text, { localized: true })

export const localParagraph = (name: string, text: Label): TextareaField => ({
  name,
  type: 'textarea',
  label: text,
  localized: true,
})

export const localRichText = (name: string, text: Label): RichTextField => ({
  name,
  type: 'richText',
  label: text,
  localized: true,
  hooks: { beforeValidate: [storeFilmPaths] },
  validate: validateRichText,
})

export const unlessEmpty =
  (isValid: (value: string) => boolean, rule: Label): TextFieldSingleValidation =>
  (value, { req }) =>
    !value || isValid(value) || messageFor(req, rule)

/** Staff may omit the English name: pages then show the Vietnamese one. */
export const nameField = (text: Label = label('Tên', 'Name')): TextField => ({
  name: 'name',
  type: 'text',
  label: text,
  localized: true,
  required: true,
  maxLength: 300,
  validate: (value: unknown, options) => {
    const optional = options.req.locale === 'en' && isWriter(options.req)
    return validateText(value as never, { ...options, required: !optional } as never)
  },
})

export const validateColour = unlessEmpty(
  (value) => /^#[0-9a-f]{6}$/i.test(value),
  label('Màu viết dạng #RRGGBB, ví dụ #E9CBA5', 'Write a colour as #RRGGBB, for example #E9CBA5'),
)

export const colourField = (name: string, text: Label): TextField =>
  plainText(name, text, { validate: validateColour })

export const paletteField = (): GroupField => ({
  name: 'palette',
  type: 'group',
  label: label('Bảng màu', 'Palette'),
  fields: [
    colourField('wall', label('Nền tường', 'Wall')),
    colourField('plinth', label('Bục', 'Plinth')),
    colourField('accent', label('Nhấn', 'Accent')),
    colourField('deep', label('Đậm', 'Deep')),
    colourField('soft', label('Nhạt', 'Soft')),
  ],
})

/** One of several values, chosen in the sidebar. */
export const choiceField = (
  name: string,
  text: Label,
  choices: Record<string, Label>,
  more: Partial<SelectField> = {},
): SelectField =>
  ({
    name,
    type: 'select',
    label: text,
    options: Object.entries(choices).map(([value, title]) => ({ value, label: title })),
    admin: { position: 'sidebar' },
    ...more,
  }) as SelectField

/** SPEC §4: the storefront shows only active records. */
export const stateField = (): SelectField =>
  choiceField(
    'state',
    label('Hiển thị', 'Visibility'),
    { active: label('Đang hiển thị', 'Shown'), inactive: label('Tạm ẩn', 'Hidden') },
    { required: true, defaultValue: 'active', index: true },
  )

/** SPEC §9: lists are sorted by this number, greatest first. */
export const orderField = (): NumberField => ({
  name: 'order',
  type: 'number',
  label: label('Thứ tự', 'Order'),
  defaultValue: 0,
  index: true,
  admin: {
    position: 'sidebar',
    description: label('Số lớn hơn hiển thị trước', 'The greater number is shown first'),
  },
})

export const publishedAtField = (): DateField => ({
  name: 'published_at',
  type: 'date',
  label: label('Ngày đăng', 'Published on'),
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
  },
})
