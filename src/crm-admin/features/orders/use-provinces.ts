import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import { useQuery } from '@tanstack/react-query'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'

const byName = new Intl.Collator('vi')

/** Current provinces and those merged on 2025-07-01: an order may name either. */
const provincesOptions = {
  ...apiOptions(
    keysOf('provinces').all,
    ['/api/provinces', { populate: ['successor'], pagination: { pageSize: 100 } }],
    listOf(unitSchema),
    ({ data }) => {
      const former = Map.groupBy(
        data.map(({ attributes }) => attributes),
        ({ name, successor }) => successor?.data?.attributes.name ?? name,
      )
      return [...former]
        .map(([name, parts]) => ({
          value: [...new Set([name, ...parts.map((part) => part.name)])].join(', '),
          label: name.replace(/^(Thành phố|Tỉnh) /, ''),
        }))
        .sort((one, other) => byName.compare(one.label, other.label))
    },
  ),
  staleTime: Number.POSITIVE_INFINITY,
}

export const useProvinces = () => useQuery(provincesOptions).data ?? []
