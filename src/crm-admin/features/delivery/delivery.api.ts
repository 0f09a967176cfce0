import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import { deliverySchema } from '@nas/contract/delivery'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'

export const deliveryResource = 'deliveryinfo'

const path = `/api/${deliveryResource}`

/** @throws ApiError; 409 when the rules have changed since `updatedAt` */
export async function changeDelivery(change: object, updatedAt: string | null): Promise<void> {
  await api.put(path, { data: { ...change, updatedAt } })
}

export const deliveryOptions = apiOptions(
  keysOf(deliveryResource).one('shop'),
  [path],
  v.object({ data: v.object({ attributes: deliverySchema }) }),
  ({ data }) => data.attributes,
)

const byName = new Intl.Collator('vi')

export const provincesOptions = {
  ...apiOptions(
    keysOf('provinces-2025').all,
    ['/api/provinces-2025', { sort: 'name:asc', pagination: { pageSize: 100 } }],
    listOf(unitSchema),
    ({ data }) =>
      data
        .map(({ attributes: { code, name } }) => ({
          code,
          name: name.replace(/^(Thành phố|Tỉnh) /, ''),
        }))
        .sort((one, other) => byName.compare(one.name, other.name)),
  ),
  staleTime: Number.POSITIVE_INFINITY,
}
