import type { AuditEntry } from '@nas/contract/audit-log/fields'
import { type NotedReason, stockReasonLabels } from '@nas/contract/stock/fields'
import { type CallResult, callResultLabels } from '@nas/domain/call-results'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { type OrderState, orderStateLabel, orderStateLabels } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import type { Locale } from '../../../i18n/locale.ts'
import ownEn from '../../../i18n/locales/en/crm-audit-log.json'
import fieldsEn from '../../../i18n/locales/en/crm-editor.json'
import ownVi from '../../../i18n/locales/vi/crm-audit-log.json'
import fieldsVi from '../../../i18n/locales/vi/crm-editor.json'

export type AuditLogTextKey = keyof typeof ownVi
type Words = Readonly<Record<string, string>>
type Value = AuditEntry['after'][string] | undefined

/** The editors' field labels are used for fields that the back office does not have. */
const catalogues: Record<Locale, Words> = {
  vi: { ...fieldsVi, ...ownVi },
  en: { ...fieldsEn, ...ownEn },
}

/** Whole đồng. */
const sums = ['price', 'total', 'amount']

/** Addresses of files and pages: shown by their last part, as a link. */
const isAddress = (name: string, value: Value): value is string =>
  name === 'url' && typeof value === 'string' && /^(\/[^/]|https:\/\/)/.test(value)

const isMoment = (value: Value): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)

export function auditLogWords(locale: Locale) {
  const words = catalogues[locale]
  const own = locale === 'vi' ? ownVi : ownEn

  /** @example labelOf('name_en') // 'Name (English)' */
  const labelOf = (name: string): string => {
    const english = name.endsWith('_en') ? name.slice(0, -3) : null
    if (english !== null) return fill(own.inEnglish, { label: labelOf(english) })
    return words[`field.${name}`] ?? name.replaceAll('_', ' ').trim()
  }

  const numberOf = (name: string, value: number): string => {
    if (sums.includes(name)) return formatPrice(value)
    return name === 'filesize' ? `${Math.ceil(value / 1000)} kB` : String(value)
  }

  const wordsOf = ({ kind, payment }: AuditEntry, name: string, value: string): string => {
    if (kind === 'order' && name === 'state') {
      if (!(value in orderStateLabels)) return value
      return orderStateLabel({ state: value as OrderState, ...(payment && { payment }) })[locale]
    }
    if (kind === 'order' && name === 'call') {
      return callResultLabels[value as CallResult]?.[locale] ?? value
    }
    if (kind === 'stock' && name === 'reason') {
      return stockReasonLabels[value as NotedReason]?.[locale] ?? value
    }
    // A value may be a list.
    return value
      .split(', ')
      .map((one) => words[`value.${name}.${one}`] ?? words[`value.${one}`] ?? one)
      .join(', ')
  }

  const shownAs = (entry: AuditEntry, name: string, value: Value): string => {
    if (value === null || value === undefined || value === '') return own.nothing
    if (value === 'changed') return own.changed
    if (typeof value === 'boolean') return value ? own.yes : own.no
    if (typeof value === 'number') return numberOf(name, value)
    if (isAddress(name, value)) return value.slice(value.lastIndexOf('/') + 1)
    return isMoment(value) ? formatMoment(value) : wordsOf(entry, name, value)
  }

  return {
    kindOf: (kind: string): string => words[`kind.${kind}`] ?? kind,
    /** `before` is null when there was no value, or the field is new; `href` of an address. */
    changesOf: (entry: AuditEntry) =>
      Object.entries(entry.after).map(([name, value]) => {
        const before = entry.before[name] ?? null
        return {
          label: labelOf(name),
          before: before === null ? null : shownAs(entry, name, before),
          after: shownAs(entry, name, value),
          href: isAddress(name, value) ? value : null,
        }
      }),
  }
}
