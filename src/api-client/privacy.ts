import {
  type ExportedData,
  erasedAnswerSchema,
  exportedDataAnswerSchema,
} from '@nas/contract/privacy/fields'
import { parse } from 'valibot'
import { api } from './api.ts'

/** @throws ApiError; `current_password_wrong`, `sign_in_again` */
export async function askForData(
  currentPassword: string | undefined,
  locale: 'vi' | 'en',
): Promise<void> {
  await api.post('/api/app/exportdata', { currentPassword, locale })
}

/** @throws ApiError; `code_incorrect` when the code is not valid for the caller */
export async function fetchData(code: string): Promise<ExportedData> {
  return parse(exportedDataAnswerSchema, await api.post('/api/app/exporteddata', { code })).data
}

/** @throws ApiError; `order_unknown`, `order_open`, `member_order`, `email_missing` */
export async function askForErasure(order: {
  code: string
  phone: string
  locale: 'vi' | 'en'
}): Promise<void> {
  await api.post('/api/app/askerasure', order)
}

/** @returns codes of erased orders, number of open ones. @throws ApiError; `code_incorrect` */
export async function eraseOrders(code: string): Promise<{ erased: string[]; open: number }> {
  return parse(erasedAnswerSchema, await api.post('/api/app/eraseorders', { code })).data
}
