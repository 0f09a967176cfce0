import type { newAddressSchema } from '@nas/contract/addresses/fields'
import { listOf, oneOf } from '@nas/contract/answers'
import { spellTones } from '@nas/domain/text'
import {
  boolean,
  type InferInput,
  type InferOutput,
  nullable,
  object,
  optional,
  parse,
  pipe,
  string,
  transform,
} from 'valibot'
import { api } from './api.ts'

/**
 * Stored addresses keep the typed spelling; it is converted here to the spelling of the lists of
 * places.
 */
const place = nullable(pipe(string(), transform(spellTones)))

const addressSchema = object({
  name: string(),
  phone: string(),
  address: string(),
  province: place,
  district: place,
  ward: place,
  is_default: optional(boolean()),
})
const addressesAnswer = listOf(addressSchema)
const addressAnswer = oneOf(addressSchema)

export type AddressEntry = InferOutput<typeof addressesAnswer>['data'][number]
export type AddressInput = InferInput<typeof newAddressSchema>

export async function fetchAddresses(): Promise<AddressEntry[]> {
  const query = { sort: ['is_default:desc', 'createdAt:desc'], pagination: { pageSize: 100 } }
  return parse(addressesAnswer, await api.get('/api/addresses', query)).data
}

/** @throws ApiError with `details.errors` for rejected fields */
export async function addAddress(data: AddressInput): Promise<AddressEntry> {
  return parse(addressAnswer, await api.post('/api/addresses', { data })).data
}

/** @throws ApiError; 404 when it is not the member's own */
export async function changeAddress(
  id: number | string,
  data: Partial<AddressInput>,
): Promise<AddressEntry> {
  const path = `/api/addresses/${encodeURIComponent(id)}`
  return parse(addressAnswer, await api.put(path, { data })).data
}

/** @throws ApiError; 404 when it was deleted before */
export async function deleteAddress(id: number | string): Promise<void> {
  await api.delete(`/api/addresses/${encodeURIComponent(id)}`)
}
