import {
  longestBusinessAddress,
  longestCompany,
  longestOccupation,
  longestPlace,
} from '@nas/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { distributorOptions } from './request-lists.ts'
import { useRequestTexts } from './request-parts.tsx'
import { RequestScreen } from './request-screen.tsx'

const names = ['occupation', 'company', 'address', 'ward', 'district', 'province'] as const
const longest = {
  occupation: longestOccupation,
  company: longestCompany,
  address: longestBusinessAddress,
  ward: longestPlace,
  district: longestPlace,
  province: longestPlace,
}
const required: readonly string[] = ['occupation', 'address']

/** /crm-admin/distributor/$requestId */
export function DistributorScreen() {
  const id = Number(useParams({ from: '/distributor/$requestId' }).requestId)
  const { t } = useRequestTexts()
  return (
    <RequestScreen
      resource="distributors"
      id={id}
      list="/distributor"
      query={useQuery(distributorOptions(id))}
      facts={(request) => names.map((name) => [t(name), request[name] || t('none')])}
      fields={names.map((name) => ({
        kind: 'line',
        name,
        label: t(name),
        required: required.includes(name),
        longest: longest[name],
      }))}
    />
  )
}
