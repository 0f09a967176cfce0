import type { newAddressSchema } from '@nas/contract/addresses'
import { listOf, oneOf } from '@nas/contract/answers'
import { type InferInput, type InferOutput, nullable, object, parse, string } from 'valibot'
import { api } from './api.ts'

const text = nullable(string())

const addressSchema = object({
  name: string(),
  phone: string(),
  address: string(),
  province: text,
  district: text,
  ward: text,
})
const addressesAnswer = listOf(addressSchema)
const addressAnswer = oneOf(addressSchema)

export type AddressEntry = InferOutput<typeof addressesAnswer>['data'][number]
export type AddressInput = InferInput<typeof newAddressSchema>

/** The member's own addresses, newest first. @throws ApiError */
export async function fetchAddresses(): Promise<AddressEntry[]> {
  const query = { sort: 'createdAt:desc', pagination: { pageSize: 100 } }
  return parse(addressesAnswer, await api.get('/api/addresses', query)).data
}

/** @throws ApiError with `details.errors` for fields that are refused */
export async function addAddress(data: AddressInput): Promise<AddressEntry> {
  return parse(addressAnswer, await api.post('/api/addresses', { data })).data
}

/** @throws ApiError; 404 when it is not the member's own */
export async function changeAddress(
  id: number | string,
  data: AddressInput,
): Promise<AddressEntry> {
  const path = `/api/addresses/${encodeURIComponent(id)}`
  return parse(addressAnswer, await api.put(path, { data })).data
}
