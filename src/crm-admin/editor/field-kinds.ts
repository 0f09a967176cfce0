import { formatTime, shopDay, shopMoment } from '@nas/domain/dates'
import { isSlug } from '@nas/domain/text'
import type { EditorField, EditorValue, NamedRecord, Picture } from './editor-field.ts'
import { namesIn, picturesIn } from './related.ts'

/** Why a value cannot be saved; each is a sentence `error.…` of the catalogue. */
export type Problem =
  | 'required'
  | 'tooLong'
  | 'numberInvalid'
  | 'tooSmall'
  | 'tooLarge'
  | 'slugInvalid'
  | 'linkInvalid'
  | 'taken'
  | 'invalid'

interface Kind {
  empty: EditorValue
  /** What `/api` told, as it stands in the control. */
  read(told: unknown): EditorValue
  /** Null for what somebody kept in the browser that is none of this kind. */
  restore(kept: unknown): EditorValue | null
  check(value: EditorValue, field: EditorField): Problem | undefined
  send(value: EditorValue): unknown
}

const longestSlug = 200
const usualLongest = 20_000
const largestNumber = 2_147_483_647

const textIn = (value: EditorValue): string => (typeof value === 'string' ? value.trim() : '')

const text: Kind = {
  empty: '',
  read: (told) => (typeof told === 'string' ? told : ''),
  restore: (kept) => (typeof kept === 'string' ? kept : null),
  check: (value, field) => {
    const longest = ('longest' in field && field.longest) || usualLongest
    return textIn(value).length > longest ? 'tooLong' : undefined
  },
  send: (value) => textIn(value) || null,
}

const rich: Kind = { ...text, check: () => undefined, send: (value) => value || null }

const slug: Kind = {
  ...text,
  check: (value) => {
    const typed = textIn(value)
    if (typed.length > longestSlug) return 'tooLong'
    return typed === '' || isSlug(typed) ? undefined : 'slugInvalid'
  },
}

const link: Kind = {
  ...text,
  check: (value) => {
    const typed = textIn(value)
    return typed === '' || (URL.canParse(typed) && typed.startsWith('https://'))
      ? undefined
      : 'linkInvalid'
  },
}

const choice: Kind = { ...text, check: () => undefined, send: textIn }

function numbers(form: RegExp): Kind {
  return {
    ...text,
    read: (told) => (typeof told === 'number' ? String(told) : ''),
    check: (value, field) => {
      const typed = textIn(value)
      if (typed === '') return undefined
      if (!form.test(typed)) return 'numberInvalid'
      const { least = -largestNumber, most = largestNumber } = field as {
        least?: number
        most?: number
      }
      if (Number(typed) < least) return 'tooSmall'
      return Number(typed) > most ? 'tooLarge' : undefined
    },
    send: (value) => (textIn(value) === '' ? null : Number(textIn(value))),
  }
}

/** As `datetime-local` has it, by the shop's clock. */
const localOf = (iso: string) => `${shopDay(iso)}T${formatTime(iso).slice(0, 5)}`
const momentIn = (value: EditorValue) => shopMoment(`${textIn(value)}:00`)

const moment: Kind = {
  ...text,
  read: (told) =>
    typeof told === 'string' && !Number.isNaN(Date.parse(told)) ? localOf(told) : '',
  check: (value) =>
    textIn(value) === '' || !Number.isNaN(momentIn(value).getTime()) ? undefined : 'invalid',
  send: (value) => (textIn(value) === '' ? null : momentIn(value).toISOString()),
}

const idsOf = (value: EditorValue): number[] =>
  typeof value === 'string' ? [] : value.map(({ id }) => id)

function listOf<One extends { id: number; name: string }>(
  read: (told: unknown) => One[],
  send: (ids: number[]) => unknown,
): Kind {
  const isOne = (kept: unknown): boolean => {
    const { id, name } = (kept ?? {}) as Partial<One>
    return typeof id === 'number' && typeof name === 'string'
  }
  return {
    empty: [],
    read: (told) => read(told) as never,
    restore: (kept) => (Array.isArray(kept) && kept.every(isOne) ? kept : null),
    check: () => undefined,
    send: (value) => send(idsOf(value)),
  }
}

const kinds: Readonly<Record<EditorField['kind'], Kind>> = {
  line: text,
  paragraph: text,
  rich,
  slug,
  link,
  choice,
  moment,
  whole: numbers(/^-?\d{1,10}$/),
  decimal: numbers(/^-?\d{1,9}(\.\d{1,12})?$/),
  picture: listOf<Picture>(picturesIn, ([id = null]) => id),
  pictures: listOf<Picture>(picturesIn, (ids) => ids),
  records: listOf<NamedRecord>(namesIn, (ids) => ids),
}

export const kindOf = ({ kind }: EditorField): Kind => kinds[kind]

/** What stands in a control of a new record. */
export function initialValue(field: EditorField): EditorValue {
  return ('initial' in field && field.initial) || kindOf(field).empty
}

/** @param attribute the English text of a field may always be left out: the shop shows the Vietnamese */
export function checkField(
  field: EditorField,
  attribute: string,
  value: EditorValue,
): Problem | undefined {
  const isEmpty = typeof value === 'string' ? value.trim() === '' : value.length === 0
  if (field.required && attribute === field.name && isEmpty) return 'required'
  return kindOf(field).check(value, field)
}
