import { largestNumber } from '@nas/contract/limits'
import { isBranchPhone } from '@nas/domain/contact'
import { formatTime, shopDay, shopMoment } from '@nas/domain/dates'
import { isSlug } from '@nas/domain/text'
import type { FieldValue, FormField, NamedRecord, Picture } from './form-field.ts'
import type { ProblemName } from './problems.ts'
import { namesIn, picturesIn } from './related.ts'

interface Kind {
  empty: FieldValue
  /** The control's value for an attribute of `/api`. */
  read(value: unknown): FieldValue
  /** @returns null when the stored draft is not a value of this kind */
  restore(kept: unknown): FieldValue | null
  check(value: FieldValue, field: FormField): ProblemName | undefined
  send(value: FieldValue): unknown
}

const longestSlug = 200
const defaultLongest = 20_000

const textIn = (value: FieldValue): string => (typeof value === 'string' ? value.trim() : '')

const text: Kind = {
  empty: '',
  read: (value) => (typeof value === 'string' ? value : ''),
  restore: (kept) => (typeof kept === 'string' ? kept : null),
  check: (value, field) => {
    const longest = ('longest' in field && field.longest) || defaultLongest
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

const phone: Kind = {
  ...text,
  check: (value) => (textIn(value) === '' || isBranchPhone(textIn(value)) ? undefined : 'phone'),
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
    read: (value) => (typeof value === 'number' ? String(value) : ''),
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

/** `YYYY-MM-DDTHH:mm` in the shop's time zone. */
const localOf = (iso: string) => `${shopDay(iso)}T${formatTime(iso).slice(0, 5)}`
const momentIn = (value: FieldValue) => shopMoment(`${textIn(value)}:00`)

const moment: Kind = {
  ...text,
  read: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? localOf(value) : '',
  check: (value) =>
    textIn(value) === '' || !Number.isNaN(momentIn(value).getTime()) ? undefined : 'malformed',
  send: (value) => (textIn(value) === '' ? null : momentIn(value).toISOString()),
}

const idsOf = (value: FieldValue): number[] =>
  typeof value === 'string' ? [] : value.map(({ id }) => id)

function listOf<One extends { id: number; name: string }>(
  read: (value: unknown) => One[],
  send: (ids: number[]) => unknown,
): Kind {
  const isOne = (kept: unknown): boolean => {
    const { id, name } = (kept ?? {}) as Partial<One>
    return typeof id === 'number' && typeof name === 'string'
  }
  return {
    empty: [],
    read: (value) => read(value) as never,
    restore: (kept) => (Array.isArray(kept) && kept.every(isOne) ? kept : null),
    check: () => undefined,
    send: (value) => send(idsOf(value)),
  }
}

const kinds: Readonly<Record<FormField['kind'], Kind>> = {
  line: text,
  paragraph: text,
  password: text,
  newPassword: text,
  code: text,
  rich,
  slug,
  link,
  phone,
  choice,
  moment,
  whole: numbers(/^-?\d{1,10}$/),
  pieces: numbers(/^-?\d{1,10}$/),
  money: numbers(/^\d{1,10}$/),
  decimal: numbers(/^-?\d{1,9}(\.\d{1,12})?$/),
  picture: listOf<Picture>(picturesIn, ([id = null]) => id),
  pictures: listOf<Picture>(picturesIn, (ids) => ids),
  records: listOf<NamedRecord>(namesIn, (ids) => ids),
}

export const kindOf = ({ kind }: FormField): Kind => kinds[kind]

export function initialValue(field: FormField): FieldValue {
  return ('initial' in field && field.initial) || kindOf(field).empty
}

/**
 * @param attribute the English text of a field is always optional: the shop falls back to the
 * Vietnamese
 */
export function checkField(
  field: FormField,
  attribute: string,
  value: FieldValue,
): ProblemName | undefined {
  const isEmpty = typeof value === 'string' ? value.trim() === '' : value.length === 0
  if (field.required && attribute === field.name && isEmpty) return 'required'
  return kindOf(field).check(value, field)
}
