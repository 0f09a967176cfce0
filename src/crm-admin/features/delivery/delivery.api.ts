import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import { type Delivery, deliverySchema } from '@nas/contract/delivery'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { keysOf } from '../../kit/list/list-page.ts'

export const deliveryResource = 'deliveryinfo'

const path = `/api/${deliveryResource}`
const answer = v.object({ data: v.object({ attributes: deliverySchema }) })

async function fetchDelivery(signal: AbortSignal): Promise<Delivery> {
  return v.parse(answer, await api.get(path, {}, signal)).data.attributes
}

/** @throws ApiError; 409 when the rules have changed since `updatedAt` */
export async function changeDelivery(change: object, updatedAt: string | null): Promise<void> {
  await api.put(path, { data: { ...change, updatedAt } })
}

interface NamedProvince {
  code: string
  name: string
}

async function fetchProvinces(signal: AbortSignal): Promise<NamedProvince[]> {
  const query = { sort: 'name:asc', pagination: { pageSize: 100 } }
  const { data } = v.parse(listOf(unitSchema), await api.get('/api/provinces-2025', query, signal))
  const byName = new Intl.Collator('vi')
  return data
    .map(({ attributes: { code, name } }) => ({
      code,
      name: name.replace(/^(Thành phố|Tỉnh) /, ''),
    }))
    .sort((one, other) => byName.compare(one.name, other.name))
}

export const deliveryOptions = queryOptions({
  queryKey: keysOf(deliveryResource).one('shop'),
  queryFn: ({ signal }) => fetchDelivery(signal),
})

export const provincesOptions = queryOptions({
  queryKey: keysOf('provinces-2025').all,
  queryFn: ({ signal }) => fetchProvinces(signal),
  staleTime: Number.POSITIVE_INFINITY,
})
