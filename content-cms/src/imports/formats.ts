import type { Cell } from '@nas/domain/csv'
import { dongIn } from '@nas/domain/money'
import type { FlattenedField } from 'payload'
import { type Label, label } from '../labels'
import { isLossless, markdownOf, richTextOf } from './markdown'

/** How the values of a field are written into cells and read from them. */
export interface Format {
  write: (value: unknown, language: keyof Label) => Cell
  /** @param stored the value that is replaced */
  read: (text: string, stored: unknown) => { value: unknown } | { problem: Label }
  /** Confirms the other values of its row; a row with a mark alone changes nothing. */
  isMark?: true
}

const textFormat: Format = {
  write: (value) => String(value ?? ''),
  read: (text) => ({ value: text === '' ? null : text }),
}

const numberFormat: Format = {
  write: (value) => (typeof value === 'number' ? value : ''),
  read(text) {
    const value = /^-\d+$/.test(text) ? Number(text) : dongIn(text)
    if (value !== null || text === '') return { value }
    return { problem: label('Cần một số nguyên, ví dụ 590000', 'Needs a whole number: 590000') }
  },
}

const yes = ['x', 'có', 'yes', 'true', '1']

/** An instruction for one save, which is not stored. */
const markFormat: Format = {
  isMark: true,
  write: () => '',
  read(text) {
    if (text === '' || yes.includes(text.toLowerCase())) return { value: text !== '' }
    return { problem: label('Ghi x, hoặc để trống', 'Write x, or leave it empty') }
  },
}

type Choice = { value: string; label: Label }

function choiceFormat(choices: Choice[]): Format {
  const list = (language: keyof Label) => choices.map((one) => one.label[language]).join(', ')
  const problem = label(`Chọn một trong: ${list('vi')}`, `Choose one of: ${list('en')}`)
  return {
    write: (value, language) => choices.find((one) => one.value === value)?.label[language] ?? '',
    read(text) {
      const folded = text.toLowerCase()
      const chosen = choices.find(({ value, label: { vi, en } }) =>
        [value, vi, en].some((name) => name.toLowerCase() === folded),
      )
      return chosen ? { value: chosen.value } : { problem }
    },
  }
}

const richTextFormat = (field: FlattenedField): Format => ({
  write: (value) => markdownOf(field, value),
  read(text, stored) {
    if (isLossless(stored)) return { value: richTextOf(field, text) }
    return {
      problem: label(
        'Nội dung có ảnh, bảng, khối, màu hoặc căn lề, sẽ mất khi nhập: hãy sửa trong biểu mẫu',
        'It has pictures, tables, blocks, colours or alignment, which a file would lose: edit it in the form',
      ),
    }
  },
})

export function formatOf(field: FlattenedField): Format {
  switch (field.type) {
    case 'number':
      return numberFormat
    case 'checkbox':
      return markFormat
    case 'select':
      return choiceFormat(field.options as Choice[])
    case 'richText':
      return richTextFormat(field)
    default:
      return textFormat
  }
}
