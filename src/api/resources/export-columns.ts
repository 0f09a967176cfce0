import type {
  DataRequestKind,
  DataRequestSource,
  DataRequestState,
} from '@nas/contract/data-requests/fields'
import {
  dataRequestKindLabels,
  dataRequestSourceLabels,
  dataRequestStateLabels,
} from '@nas/contract/data-requests/labels'
import { fieldLabels, type Label } from '@nas/contract/field-labels'
import { paymentKindLabels } from '@nas/contract/order-for-staff'
import type { RefundReason, RefundState } from '@nas/contract/refunds/fields'
import {
  accountStateLabels,
  refundReasonLabels,
  refundStateLabels,
} from '@nas/contract/refunds/labels'
import { type NotedReason, stockReasonLabels } from '@nas/contract/stock/fields'
import {
  isCancelled,
  type OrderState,
  orderStateLabel,
  type PaymentKind,
} from '@nas/domain/order-states'
import type { Attributes } from '@nas/query/shape'
import enEditor from '../../i18n/locales/en/crm-editor.json' with { type: 'json' }
import enRequests from '../../i18n/locales/en/crm-requests.json' with { type: 'json' }
import enReviews from '../../i18n/locales/en/crm-reviews.json' with { type: 'json' }
import enStock from '../../i18n/locales/en/crm-stock.json' with { type: 'json' }
import enUsers from '../../i18n/locales/en/crm-users.json' with { type: 'json' }
import viEditor from '../../i18n/locales/vi/crm-editor.json' with { type: 'json' }
import viRequests from '../../i18n/locales/vi/crm-requests.json' with { type: 'json' }
import viReviews from '../../i18n/locales/vi/crm-reviews.json' with { type: 'json' }
import viStock from '../../i18n/locales/vi/crm-stock.json' with { type: 'json' }
import viUsers from '../../i18n/locales/vi/crm-users.json' with { type: 'json' }
import type { ApiView } from '../content-view/api-view.ts'

export type ExportLocale = 'vi' | 'en'

type CellOf = (row: Attributes, locale: ExportLocale, view: ApiView) => unknown

export interface ExportColumn {
  name: string
  label: Label
  value?: CellOf | undefined
}

const editor = { vi: viEditor, en: enEditor }
const requests = { vi: viRequests, en: enRequests }
const reviews = { vi: viReviews, en: enReviews }
const stock = { vi: viStock, en: enStock }
const users = { vi: viUsers, en: enUsers }

type Texts = Record<ExportLocale, object>

function textOf(locale: ExportLocale, texts: Texts, key: string): string | undefined {
  return (texts[locale] as Readonly<Record<string, string>>)[key]
}

/** The label of a code in the back office: the text `<prefix>.<code>`, or the code itself. */
const called =
  (name: string, texts: Texts, prefix = name): CellOf =>
  (row, locale) =>
    textOf(locale, texts, `${prefix}.${row[name]}`) ?? row[name]

const purchase =
  (name: string): CellOf =>
  ({ purchases }) =>
    (purchases as Attributes | null | undefined)?.[name]

const product: CellOf = ({ product }, locale, view) => {
  const found = view.byId('products', Number(product))
  return (locale === 'en' && found?.name_en) || found?.name
}

const contentState = called('state', editor)
const requestState = called('state', requests)

const cells = {
  orders: {
    state({ state, payment_kind }, locale) {
      const order = { state: state as OrderState, payment: payment_kind as PaymentKind }
      return orderStateLabel(order)[locale]
    },
    cartitems: ({ cartitems }) =>
      (cartitems as readonly { name: string; quantity: number }[])
        .map(({ name, quantity }) => `${quantity} × ${name}`)
        .join(' | '),
    cod_amount: ({ state, cod_amount }) =>
      cod_amount !== null && isCancelled(state as OrderState) ? 0 : cod_amount,
    payment_method({ payment_method, payment_kind }, locale, view) {
      const method = view.find('payments').rows.find(({ code }) => code === payment_method)
      const named = (locale === 'en' && method?.name_en) || method?.name
      return named || paymentKindLabels[payment_kind as PaymentKind][locale]
    },
  },
  users: {
    role({ role }, locale) {
      const { type, duties } = role as { type: string; duties: readonly string[] }
      const held = duties.map((held) => textOf(locale, users, `duty.${held}`))
      return held.length > 0 ? held.join(', ') : textOf(locale, users, `role.${type}`)
    },
    provider: called('provider', users),
    orders: purchase('orders'),
    spent: purchase('spent'),
    last_order: purchase('last_order'),
  },
  supports: { type: called('type', requests), state: requestState },
  distributors: { state: requestState },
  ratings: { product, state: called('state', reviews) },
  refunds: {
    state: ({ state }, locale) => refundStateLabels[state as RefundState][locale],
    reason: ({ reason }, locale) => refundReasonLabels[reason as RefundReason][locale],
    account: ({ account }, locale) =>
      account && accountStateLabels[account as 'asked' | 'given'][locale],
  },
  'data-requests': {
    kind: ({ kind }, locale) => dataRequestKindLabels[kind as DataRequestKind][locale],
    source: ({ source }, locale) => dataRequestSourceLabels[source as DataRequestSource][locale],
    state: ({ state }, locale) => dataRequestStateLabels[state as DataRequestState][locale],
  },
  stock: {
    state: ({ state }, locale) =>
      textOf(locale, stock, state === 'active' ? 'stateActive' : 'stateInactive'),
  },
  'stock-changes': {
    product: ({ name, name_en }, locale) => (locale === 'en' && name_en) || name,
    reason: ({ reason }, locale) => stockReasonLabels[reason as NotedReason][locale],
  },
  products: { state: contentState },
  clubs: { type: called('type', editor, 'topic'), state: contentState },
  places: { kind: called('kind', editor), state: contentState },
} satisfies Record<keyof typeof fieldLabels, Readonly<Record<string, CellOf>>>

/** Staff enter new prices in a spreadsheet; `price-file.ts` reads the file by these headings. */
export const priceColumns = [
  { name: 'id', label: fieldLabels.products.id },
  { name: 'name', label: fieldLabels.products.name },
  { name: 'price', label: { vi: 'Giá hiện tại', en: 'Current price' } },
  { name: 'new_price', label: { vi: 'Giá mới', en: 'New price' }, value: () => '' },
] satisfies readonly ExportColumn[]

export const exportColumns: Readonly<Record<string, readonly ExportColumn[]>> = Object.fromEntries(
  Object.entries(fieldLabels).map(([list, labels]) => {
    const own: Readonly<Record<string, CellOf>> = cells[list as keyof typeof cells]
    return [
      list,
      Object.entries(labels).map(([name, label]) => ({ name, label, value: own[name] })),
    ]
  }),
)
